import { expect, test } from 'vitest';
import { dueDateOf, lastEntryOf, plusYears } from '../../../../shared/features/privacy/retention/due-date.ts';

const record = { birthDate: '2017-03-14', updatedAt: '2026-11-24T08:00:00Z', lastSeenOn: '2026-10-01' };
const rule = { yearsAfterLastEntry: 8, untilAge: 25 };
type Rule = Parameters<typeof dueDateOf>[1];
const due = (
  changes: Partial<typeof record> | { birthDate: null },
  rules: Partial<Rule> = {},
  keepUntil: string | null = null,
) => dueDateOf({ ...record, ...changes }, { ...rule, ...rules } as Rule, keepUntil);

test('the last entry of a case is the last change of the case or the last visit, whichever is later', () => {
  expect(lastEntryOf(record)).toBe('2026-11-24');
  expect(lastEntryOf({ ...record, lastSeenOn: '2026-12-01' })).toBe('2026-12-01');
  expect(lastEntryOf({ ...record, lastSeenOn: null })).toBe('2026-11-24');
});

test('a case is retained for a number of years after the last entry, and at least until the child has a certain age', () => {
  expect(due({})).toBe('2042-03-14');
  expect(due({ birthDate: '1990-01-01' })).toBe('2034-11-24');
  expect(due({ birthDate: null })).toBe('2034-11-24');
  expect(due({ birthDate: '2009-11-24' })).toBe('2034-11-24');
});

test('a retention date that an admin sets for a case can only extend the case’s retention period', () => {
  expect(due({}, {}, '2050-01-01')).toBe('2050-01-01');
  expect(due({}, {}, '2030-01-01')).toBe('2042-03-14');
});

test('adding years to a date keeps the day, but 29 February becomes 1 March in a year without a leap day', () => {
  expect(plusYears('2024-02-29', 4)).toBe('2028-02-29');
  expect(plusYears('2024-02-29', 1)).toBe('2025-03-01');
  expect(plusYears('2026-11-24', 8)).toBe('2034-11-24');
  expect(plusYears('2026-02-28', 1)).toBe('2027-02-28');
  expect(plusYears('0990-01-02', 5)).toBe('0995-01-02');
});
