import { expect, test } from 'vitest';
import { startOfDay } from '../../functions/platform/days.ts';

test('a day begins at midnight in the given time zone', () => {
  expect(startOfDay('2026-11-20', 'Asia/Hong_Kong')).toBe('2026-11-19T16:00:00.000Z');
  expect(startOfDay('2026-11-20', 'America/New_York')).toBe('2026-11-20T05:00:00.000Z');
  expect(startOfDay('2026-11-20', 'Asia/Kathmandu')).toBe('2026-11-19T18:15:00.000Z');
  expect(startOfDay('2026-11-20', 'UTC')).toBe('2026-11-20T00:00:00.000Z');
});

test('a day on which clocks change begins at midnight of the time that is valid before the change', () => {
  expect(startOfDay('2026-03-29', 'Europe/London')).toBe('2026-03-29T00:00:00.000Z');
  expect(startOfDay('2026-03-30', 'Europe/London')).toBe('2026-03-29T23:00:00.000Z');
  expect(startOfDay('2026-04-05', 'Australia/Sydney')).toBe('2026-04-04T13:00:00.000Z');
  expect(startOfDay('2026-04-06', 'Australia/Sydney')).toBe('2026-04-05T14:00:00.000Z');
  expect(startOfDay('2026-10-04', 'Australia/Sydney')).toBe('2026-10-03T14:00:00.000Z');
});

test('a day whose midnight is skipped begins when the clocks are set, and one with two midnights at the first', () => {
  expect(startOfDay('2026-09-06', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z');
  expect(startOfDay('2026-11-01', 'America/Havana')).toBe('2026-11-01T04:00:00.000Z');
});
