import { expect, test } from 'vitest';
import { nextVisitState } from '../../../../shared/features/eye/recalls/next-visit.ts';

const today = '2026-12-03';
const stateOf = (dueOn: string | null, bookedFor: string | null = null, seenOn = '2026-06-01') =>
  nextVisitState({ dueOn, bookedFor, seenOn }, today);

test('a child is due later, due today or overdue; a child seen since the due day is not overdue', () => {
  expect(stateOf('2026-12-04')).toBe('later');
  expect(stateOf('2026-12-03')).toBe('today');
  expect(stateOf('2026-12-02')).toBe('overdue');
  expect(stateOf('2026-12-02', null, '2026-12-02')).toBe('seenSince');
  expect(stateOf(null)).toBeNull();
});

test('a child with a visit booked for today or later is not overdue, and is overdue again after that day', () => {
  expect(stateOf('2026-11-01', '2026-12-31')).toBe('booked');
  expect(stateOf('2026-11-01', '2026-12-03')).toBe('booked');
  expect(stateOf('2026-11-01', '2026-12-02')).toBe('overdue');
  expect(stateOf('2026-12-02', '2026-12-31', '2026-12-02')).toBe('booked');
  expect(stateOf(null, '2026-12-31')).toBe('booked');
  expect(stateOf(null, '2026-12-02')).toBeNull();
});
