import { expect, test } from 'vitest';
import { listClasses } from '../../../../shared/features/classes/classes/class-rules.ts';
import type { StoredClassRow } from '../../../../shared/features/classes/classes/schema.ts';

const owner = { id: 'owner', fullName: 'Ada' };
const viewer = { id: 'owner', role: 'user', scope: 'organization', isSeen: () => false } as const;
const row = (name: string, childIds: string[], formerIds: string[]) =>
  ({ id: name, name, owner, teachers: [], childIds, formerIds }) as unknown as StoredClassRow;

test('the classes of a child are those in which it is or was, by any of its ids', () => {
  const rows = [row('Now', ['a'], []), row('Before', [], ['merged']), row('Never', ['b'], ['c'])];
  const namesFor = (caseIds: string[] | null) =>
    listClasses(rows, viewer, { text: '', isMine: false, caseIds, today: '2026-11-23' }).map(
      ({ name }) => name,
    );
  expect(namesFor(['a', 'merged'])).toEqual(['Before', 'Now']);
  expect(namesFor([])).toEqual([]);
  expect(namesFor(null)).toEqual(['Before', 'Never', 'Now']);
});
