import { expect, test } from 'vitest';
import type { TreeEntry } from '../../../../shared/features/screening/tree-entries/schema.ts';
import {
  byNewest,
  changeBetween,
  countStates,
  entryAt,
} from '../../../../shared/features/screening/tree-entries/tree-state.ts';

let made = 0;
const entry = (date: string, state: TreeEntry['state'], node: TreeEntry['node'] = 'reading') => {
  made += 1;
  return { id: `tree_${made}`, node, state, date, createdAt: `2026-05-05T05:05:${10 + made}.000Z` };
};

test('a NeuroTree node has the state of the entry with the latest date, not the state of the entry that was entered last', () => {
  const later = entry('2026-03-01', 'strength');
  const earlier = entry('2025-03-01', 'concern');
  expect(entryAt([later, earlier], 'reading', '2026-12-31')).toBe(later);
  expect(entryAt([later, earlier], 'reading', '2026-02-28')).toBe(earlier);
  expect(entryAt([later, earlier], 'reading', '2025-02-28')).toBeNull();
});

test('if a NeuroTree node has two entries for one day, the later entered entry decides the node’s state', () => {
  const first = entry('2026-03-01', 'concern');
  const second = entry('2026-03-01', 'emerging');
  expect(entryAt([second, first], 'reading', '2026-03-01')).toBe(second);
});

test('a NeuroTree node does not get a state from its parent node or its child nodes', () => {
  const branch = entry('2026-03-01', 'concern', 'eye-tracking');
  expect(entryAt([branch], 'reading', '2026-12-31')).toBeNull();
  expect(entryAt([branch], 'midline', '2026-12-31')).toBeNull();
});

test('a change of a NeuroTree node is shown only if the node has two entries', () => {
  const [bad, good] = [entry('2025-03-01', 'concern'), entry('2026-03-01', 'strength')];
  expect(changeBetween(bad, good)).toBe('better');
  expect(changeBetween(good, bad)).toBe('worse');
  expect(changeBetween(good, entry('2026-04-01', 'strength'))).toBe('same');
  expect(changeBetween(good, good)).toBeNull();
  expect(changeBetween(null, good)).toBeNull();
  expect(changeBetween(good, null)).toBeNull();
  expect(changeBetween(null, null)).toBeNull();
});

test('a change of a NeuroTree node to the next better or worse state counts as a change', () => {
  const [bad, between] = [entry('2025-03-01', 'concern'), entry('2026-03-01', 'emerging')];
  expect([changeBetween(bad, between), changeBetween(between, bad)]).toEqual(['better', 'worse']);
});

test('NeuroTree entries are sorted by day, then time of entry, then ID, newest first', () => {
  const written = (id: string, date: string, second: string) => ({
    ...{ id, node: 'reading' as const, state: 'concern' as const, date },
    createdAt: `2026-05-05T05:05:${second}.000Z`,
  });
  const newest = [
    written('tree_a', '2026-03-02', '01'),
    written('tree_b', '2026-03-01', '09'),
    written('tree_d', '2026-03-01', '08'),
    written('tree_c', '2026-03-01', '08'),
  ];
  expect(newest.toSorted(byNewest)).toEqual(newest);
  expect(newest.toReversed().toSorted(byNewest)).toEqual(newest);
});

test('NeuroTree nodes without an entry are counted as not observed', () => {
  expect(countStates(['concern', null, 'strength', null])).toEqual({
    strength: 1,
    emerging: 0,
    concern: 1,
    none: 2,
  });
  expect(countStates(['emerging', 'concern', 'emerging', 'emerging', 'concern'])).toEqual({
    strength: 0,
    emerging: 3,
    concern: 2,
    none: 0,
  });
});
