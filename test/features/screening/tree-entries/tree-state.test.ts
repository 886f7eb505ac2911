import { expect, test } from 'vitest';
import type { TreeEntry } from '../../../../shared/features/screening/tree-entries/schema.ts';
import {
  changeBetween,
  countStates,
  entryAt,
} from '../../../../shared/features/screening/tree-entries/tree-state.ts';

let made = 0;
const entry = (date: string, state: TreeEntry['state'], node: TreeEntry['node'] = 'reading') => {
  made += 1;
  return { id: `tree_${made}`, node, state, date, createdAt: `2026-05-05T05:05:${10 + made}.000Z` };
};

test('a node stands as its latest entry up to a day says, not as what was written down last', () => {
  const later = entry('2026-03-01', 'strength');
  const earlier = entry('2025-03-01', 'concern');
  expect(entryAt([later, earlier], 'reading', '2026-12-31')).toBe(later);
  expect(entryAt([later, earlier], 'reading', '2026-02-28')).toBe(earlier);
  expect(entryAt([later, earlier], 'reading', '2025-02-28')).toBeNull();
});

test('of two entries of one day, what was written down later counts', () => {
  const first = entry('2026-03-01', 'concern');
  const second = entry('2026-03-01', 'emerging');
  expect(entryAt([second, first], 'reading', '2026-03-01')).toBe(second);
});

test('nodes inherit nothing from what grows from them, or what they grow from', () => {
  const branch = entry('2026-03-01', 'concern', 'eye-tracking');
  expect(entryAt([branch], 'reading', '2026-12-31')).toBeNull();
  expect(entryAt([branch], 'midline', '2026-12-31')).toBeNull();
});

test('a change is told between two entries only', () => {
  const [bad, good] = [entry('2025-03-01', 'concern'), entry('2026-03-01', 'strength')];
  expect(changeBetween(bad, good)).toBe('better');
  expect(changeBetween(good, bad)).toBe('worse');
  expect(changeBetween(good, entry('2026-04-01', 'strength'))).toBe('same');
  expect(changeBetween(good, good)).toBeNull();
  expect(changeBetween(null, good)).toBeNull();
});

test('what was not looked at is counted as that', () => {
  expect(countStates(['concern', null, 'strength', null])).toEqual({
    strength: 1,
    emerging: 0,
    concern: 1,
    none: 2,
  });
});
