import { expect, test } from 'vitest';
import {
  classRowFor,
  isOwnClass,
  listClasses,
  mayChangeClass,
  maySeeClass,
} from '../../../../shared/features/classes/classes/class-rules.ts';
import type { StoredClassRow } from '../../../../shared/features/classes/classes/schema.ts';

const owner = { id: 'ada', fullName: 'Ada' };
const bell = { id: 'bell', fullName: 'Bell' };
const of = (id: string, role: 'user' | 'admin' = 'user') => ({ id, role }) as const;
const everywhere = { ...of('ada'), scope: 'organization', isSeen: () => false } as const;
const own = (id: string, ...seen: string[]) =>
  ({ ...of(id), scope: 'own', isSeen: (caseId: string) => seen.includes(caseId) }) as const;
const row = (
  name: string,
  childIds: string[],
  formerIds: string[] = [],
  more: Partial<StoredClassRow> = {},
) => ({ id: name, name, owner, teachers: [], childIds, formerIds, ...more }) as unknown as StoredClassRow;
const filters = { text: '', isMine: false, caseIds: null, today: '2026-11-23' };
const listed = (
  rows: StoredClassRow[],
  more: Partial<Parameters<typeof listClasses>[2]> = {},
  viewer: Viewer = everywhere,
) => listClasses(rows, viewer, { ...filters, ...more }).map(({ name }) => name);
type Viewer = Parameters<typeof listClasses>[1];

test('the owner, the teachers and admins may change a class; “my classes” of the owner and of the teachers include the class', () => {
  const record = { owner, teachers: [{ id: 'carol', fullName: 'Carol' }, bell] };
  expect(['ada', 'bell', 'dan'].map(id => isOwnClass(record, id))).toEqual([true, true, false]);
  expect(
    [of('ada'), of('bell'), of('dan'), of('dan', 'admin')].map(one => mayChangeClass(record, one)),
  ).toEqual([true, true, false, true]);
});

test('a class is visible to users who may change the class, and to users who see a child in the class', () => {
  const record = { owner, teachers: [], childIds: ['mia', 'leo'] };
  expect(maySeeClass({ ...record, childIds: [] }, own('ada'))).toBe(true);
  expect(maySeeClass(record, own('dan'))).toBe(false);
  expect(maySeeClass(record, own('dan', 'leo'))).toBe(true);
  expect(maySeeClass(record, { ...everywhere, id: 'dan' })).toBe(true);
  expect(maySeeClass({ ...record, childIds: [] }, { ...everywhere, id: 'dan' })).toBe(false);
});

test('a list of classes counts the children hidden from the reader without naming them, and ignores children who left', () => {
  const stored = row('P2', ['mia', 'leo', 'kit'], ['ana'], {
    leaving: [{ caseId: 'ana', leftOn: '2026-11-20' }],
  });
  const told = { id: 'P2', name: 'P2', owner, teachers: [], next: null };
  expect(classRowFor(stored, own('dan', 'leo'))).toEqual({ ...told, children: 1, hidden: 2 });
  expect(classRowFor(stored, everywhere)).toEqual({ ...told, children: 3, hidden: 0 });
});

test('the list of a child’s classes includes earlier classes and classes under the IDs of cases merged into the child’s case', () => {
  const rows = [row('Now', ['a', 'b']), row('Before', [], ['merged']), row('Never', ['b'], ['c'])];
  const namesFor = (caseIds: string[] | null) => listed(rows, { caseIds });
  expect(namesFor(['a', 'merged'])).toEqual(['Before', 'Now']);
  expect(namesFor([])).toEqual([]);
  expect(namesFor(null)).toEqual(['Before', 'Never', 'Now']);
});

test('a child counts as a member of a class until the day before the child leaves', () => {
  const leaving = [{ caseId: 'mia', leftOn: '2026-11-24' }];
  const rows = [row('P2', [], ['mia'], { leaving })];
  expect(listed(rows, {}, own('dan', 'mia'))).toEqual(['P2']);
  expect(listed(rows, { today: '2026-11-24' }, own('dan', 'mia'))).toEqual([]);
});

test('the list of classes begins with the user’s own classes; each part is sorted by name (P2 before P10), then by ID', () => {
  const rows = [
    row('P10', ['a'], [], { owner: bell }),
    row('P3', ['a'], [], { owner: bell, teachers: [owner] }),
    row('P2', ['a'], [], { owner: bell }),
    row('P10', ['a'], [], { owner: bell, id: 'A' }),
    row('P4', ['a']),
  ];
  const shown = listClasses(rows, everywhere, filters).map(({ id }) => id);
  expect(shown).toEqual(['P3', 'P4', 'P2', 'A', 'P10']);
  expect(listed(rows, { isMine: true })).toEqual(['P3', 'P4']);
});

test('a user’s list of classes contains no class that is hidden from the user', () => {
  const rows = [row('Hidden', ['mia'], [], { owner: bell }), row('Seen', ['leo'], [], { owner: bell })];
  expect(listed(rows, {}, own('dan', 'leo'))).toEqual(['Seen']);
  expect(listed(rows, { isMine: true }, own('dan', 'leo'))).toEqual([]);
});

test('a search for classes covers the names of the class, owner and teachers; letter case and letter width do not matter', () => {
  const rows = [
    row('Reading Ｃlub', ['a'], [], { owner: bell }),
    row('Chess', ['a'], [], { teachers: [{ id: 'carol', fullName: 'Carol Straße' }] }),
  ];
  expect(listed(rows, { text: 'CLUB' })).toEqual(['Reading Ｃlub']);
  expect(listed(rows, { text: 'bell' })).toEqual(['Reading Ｃlub']);
  expect(listed(rows, { text: 'straße' })).toEqual(['Chess']);
  expect(listed(rows, { text: 'ada' })).toEqual(['Chess']);
  expect(listed(rows, { text: 'clubbell' })).toEqual([]);
  expect(listed(rows, { text: 'nobody' })).toEqual([]);
});
