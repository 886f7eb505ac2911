import { expect, test } from 'vitest';
import { recordFormats } from '../../../functions/composition/record-formats.ts';
import { hasVersion, isAbsent, isPresent, type Write } from '../../../functions/platform/storage/write.ts';

const person = { pk: 'P#uma', sk: 'PERSON', fullName: 'Uma User' };
const isTaken = (write: Write) => () => recordFormats.markWrite(write);

test('a whole document may be written if it is new, replaces a known version, or is explicitly marked as a replacement', () => {
  expect(isTaken({ put: person, when: isAbsent })).not.toThrow();
  expect(isTaken({ put: person, when: hasVersion(3) })).not.toThrow();
  expect(isTaken({ put: person, replaces: true })).not.toThrow();
});

test('writing a whole document is rejected if it could replace a stored document of an unknown version', () => {
  const complaint = 'a whole person is put over whatever is there';
  expect(isTaken({ put: person })).toThrow(complaint);
  expect(isTaken({ put: person, when: isPresent })).toThrow(complaint);
});

test('items that are not whole documents, such as a person’s role, may be written without a condition', () => {
  expect(isTaken({ put: { pk: 'P#uma', sk: 'AT#clinic', role: 'user' } })).not.toThrow();
});
