import { expect, test } from 'vitest';
import { groupEntries } from '../../web/features/cases/cases/timeline/group-entries.ts';

const grouped = (...ids: string[]) =>
  groupEntries(
    ids.map(id => ({ id })),
    { yearOf: ({ id }) => id.slice(0, 4), foldOf: ({ id }) => /[st]$/.exec(id)?.[0] ?? null },
  ).map(({ name, rows }) => [name, rows.map(row => row.map(({ entry }) => entry.id.slice(4)).join('+'))]);

test('consecutive changes of a record within a year are shown as one row of the timeline', () => {
  expect(grouped('2026a', '2026bs', '2026cs', '2026d', '2026es', '2025fs', '2025g')).toEqual([
    ['2026', ['a', 'bs+cs', 'd', 'es']],
    ['2025', ['fs', 'g']],
  ]);
});

test('a timeline entry that does not belong to the group of changes beside it gets a row of its own', () => {
  expect(grouped('2026as', '2026bt', '2026ct', '2026ds')).toEqual([['2026', ['as', 'bt+ct', 'ds']]]);
});

test('a timeline entry that is on two loaded pages is counted once', () => {
  expect(grouped('2026a', '2026b', '2026a')).toEqual([['2026', ['a', 'b']]]);
  expect(grouped()).toEqual([]);
});
