import { expect, test } from 'vitest';
import { preparedDayState } from '../../../../shared/features/screening/prepared-days/schema.ts';

const until = '2026-11-26T08:00:00.000Z';
const atEnd = Date.parse(until);
const open = { revokedAt: null, endedAt: null, until };
const at = '2026-11-25T08:00:00.000Z';

test('a prepared offline day is open until its end time, and counts as expired from this time on', () => {
  expect([atEnd - 1, atEnd, atEnd + 1].map(now => preparedDayState(open, now))).toEqual([
    ...['open', 'expired', 'expired'],
  ]);
});

test('a prepared offline day whose screenings were all received counts as ended, even after its end time', () => {
  expect(preparedDayState({ ...open, endedAt: at }, atEnd - 1)).toBe('ended');
  expect(preparedDayState({ ...open, endedAt: at }, atEnd)).toBe('ended');
});

test('a revoked offline day counts as revoked, even if it has also ended or expired', () => {
  expect(preparedDayState({ ...open, revokedAt: at }, atEnd - 1)).toBe('revoked');
  expect(preparedDayState({ ...open, revokedAt: at, endedAt: at }, atEnd + 1)).toBe('revoked');
});
