import { expect, test } from 'vitest';
import { dueReminders } from '../../../../shared/features/classes/sessions/due-reminders.ts';

type Row = Parameters<typeof dueReminders>[0][number];
const row = (more: Partial<Row> = {}): Row => ({
  ...{ date: '2026-11-24', start: '16:30', reminder: 60, cancelled: null },
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...more,
});
/**
 * Returns whether the reminder of a session is due at this time. The clinic is in Hong Kong, where 08:30 UTC
 * is 16:30.
 */
const isDue = (at: string, more: Partial<Row> = {}) =>
  dueReminders([row(more)], { timeZone: 'Asia/Hong_Kong', at: Date.parse(`2026-11-24T${at}Z`) }).length > 0;

test('the hourly job sends a reminder of a session in its last run before the reminder is due', () => {
  expect(isDue('06:30:00')).toBe(false);
  expect(isDue('06:30:01')).toBe(true);
  expect(isDue('07:45:00')).toBe(true);
});

test('no reminder of a session is sent once the session has begun', () => {
  expect(isDue('08:29:59')).toBe(true);
  expect(isDue('08:30:00')).toBe(false);
});

test('no reminder is sent for a session that is cancelled or has no reminder set', () => {
  const cancelled = { at: '2026-11-02T00:00:00.000Z', by: { id: 'ada', fullName: 'Ada' }, reason: '' };
  expect(isDue('07:45:00', { reminder: null })).toBe(false);
  expect(isDue('07:45:00', { cancelled })).toBe(false);
  expect(isDue('08:00:00', { reminder: 0 })).toBe(true);
  expect(isDue('07:30:00', { reminder: 0 })).toBe(false);
});

test('no reminder of a session is sent if it was already due when the session was last changed', () => {
  expect(isDue('07:45:00', { updatedAt: '2026-11-24T07:30:00.000Z' })).toBe(true);
  expect(isDue('07:45:00', { updatedAt: '2026-11-24T07:30:00.001Z' })).toBe(false);
});

test('a reminder due at half past the hour is sent within the sixty minutes before', () => {
  expect(isDue('07:30:01', { start: '17:00', reminder: 30 })).toBe(true);
  expect(isDue('07:30:00', { start: '17:00', reminder: 30 })).toBe(false);
});
