import { expect, test } from 'vitest';
import { findLostWrites } from './lost-writes.ts';
import type { TableWrite } from './table-writes.ts';

const key = { pk: 'P#uma', sk: 'PERSON' };
const before = { ...key, name: 'Uma', locale: 'en', version: 1 };
const write = (action: TableWrite['action'], fields: object, compared = {}): TableWrite => ({
  ...{ key, kind: 'person', action, compared },
  fields: { ...fields },
});
const lostOf = (writes: TableWrite[], after: object | undefined) =>
  findLostWrites(
    writes.map(one => [one]),
    new Map([['P#uma PERSON', before]]),
    new Map([['P#uma PERSON', after && { ...key, ...after }]]),
  );

test('a change of a field counts as lost if another request restores the old value without having read the new one', () => {
  const renamed = write('Put', { name: 'Una', locale: 'en', version: 1 });
  const translated = write('Put', { name: 'Uma', locale: 'zh', version: 1 });
  expect(lostOf([renamed, translated], { name: 'Uma', locale: 'zh', version: 1 })).toEqual([
    'name of P#uma PERSON',
  ]);
});

test('changes of different fields by two requests do not count as lost', () => {
  const renamed = write('Update', { name: 'Una' });
  const translated = write('Update', { locale: 'zh' });
  expect(lostOf([renamed, translated], { name: 'Una', locale: 'zh', version: 1 })).toEqual([]);
});

test('a value restored on purpose, or after its new version was read, does not count as lost', () => {
  const renamed = write('Update', { name: 'Una', version: 2 });
  const back = write('Put', { name: 'Uma', locale: 'en', version: 3 }, { version: 2 });
  expect(lostOf([renamed, back], { name: 'Uma', locale: 'en', version: 3 })).toEqual([]);
  expect(
    lostOf([renamed, write('Update', { name: 'Uma' })], { name: 'Uma', locale: 'en', version: 2 }),
  ).toEqual([]);
});

test('a missing record counts as lost, unless somebody deleted it', () => {
  const renamed = write('Update', { name: 'Una' });
  expect(lostOf([renamed], undefined)).toEqual(['everything of P#uma PERSON']);
  expect(lostOf([renamed, write('Delete', {})], undefined)).toEqual([]);
});
