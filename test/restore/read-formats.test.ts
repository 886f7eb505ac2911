import { expect, test } from 'vitest';
import type { Item } from '../../functions/platform/storage/write.ts';
import { digest } from '../../lib/restore/canonical-json.ts';
import { findViolations } from '../../lib/restore/find-violations.ts';
import {
  countFormats,
  readNewestFormats,
  withMarkedRepair,
  withoutFormat,
} from '../../lib/restore/read-formats.ts';

const person = (more: Record<string, unknown>): Item => ({ pk: 'P#u1', sk: 'PERSON', id: 'u1', ...more });
const word: Item = { pk: 'C#here#S#b', sk: 'blue#case_1' };

test('documents are counted by kind and format, and other items are not counted', () => {
  const items = [person({}), person({ fmt: 1 }), person({ fmt: 2 }), word];
  expect(countFormats(items)).toEqual({ 'person 1': 2, 'person 2': 1 });
});

test('a missing or unknown newer format number is an integrity violation', () => {
  const problems = [person({ fmt: 2 }), person({ fmt: 0 }), person({ fmt: 'one' }), { ...word, fmt: 1 }].map(
    item => findViolations([item]).map(({ problem }) => problem),
  );
  expect(problems).toEqual([
    ['a person has format 2, and this version reads up to 1: deploy the newer version again'],
    ['has a format that is no number from 1'],
    ['has a format that is no number from 1'],
    ['has a format, but is no document'],
  ]);
  expect(findViolations([person({ fmt: 1 }), person({})])).toEqual([]);
});

test('a document that cannot be read is skipped by all integrity rules except the rule about formats', () => {
  expect(readNewestFormats([person({ fmt: 2 }), word])).toMatchObject({ readable: [word] });
});

test('the digest of a table can leave out the format numbers of records, so that an upgraded copy has the same digest', () => {
  const [numbered, plain] = [
    [person({ fmt: 1 }), word],
    [word, person({})],
  ];
  expect(digest(numbered)).not.toBe(digest(plain));
  expect(digest(numbered.map(withoutFormat))).toBe(digest(plain.map(withoutFormat)));
});

test('a repaired document is written in the newest format', () => {
  const violation = { rule: 'a rule', at: { pk: 'P#u1', sk: 'PERSON' }, problem: 'is wrong' };
  expect(withMarkedRepair({ ...violation, repair: { put: person({}) } }).repair).toEqual({
    put: person({ fmt: 1 }),
  });
  expect(withMarkedRepair({ ...violation, repair: { put: word } }).repair).toEqual({ put: word });
});
