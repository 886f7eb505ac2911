import { expect, test } from 'vitest';
import { recordFormats } from '../../../functions/composition/record-formats.ts';
import { hasVersion, isAbsent, isPresent, type Write } from '../../../functions/platform/storage/write.ts';

const person = { pk: 'P#uma', sk: 'PERSON', fullName: 'Uma User' };
const isTaken = (write: Write) => () => recordFormats.markWrite(write);

test('a whole document is written where there is none, or over the version that was read', () => {
  expect(isTaken({ put: person, when: isAbsent })).not.toThrow();
  expect(isTaken({ put: person, when: hasVersion(3) })).not.toThrow();
  expect(isTaken({ put: person, replaces: true })).not.toThrow();
});

test('overwriting any existing document with a whole one is rejected, and nothing is written', () => {
  const complaint = 'a whole person is put over whatever is there';
  expect(isTaken({ put: person })).toThrow(complaint);
  expect(isTaken({ put: person, when: isPresent })).toThrow(complaint);
});

test('counters, markers and derived items are not documents', () => {
  expect(isTaken({ put: { pk: 'P#uma', sk: 'AT#clinic', role: 'user' } })).not.toThrow();
});
