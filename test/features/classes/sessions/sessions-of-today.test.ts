import { expect, test } from 'vitest';
import { sessionsOfToday } from '../../../../web/features/classes/sessions/sessions-of-today.ts';
import { sessionRow } from '../timetable/session-rows.ts';

const now = { date: '2026-10-19', time: '12:00' };
const mei = { memberId: 'orgUser_mei', isAdmin: false };
const tom = { id: 'orgUser_tom', fullName: 'Tom Hill' };

const idsOf = ({ shown }: ReturnType<typeof sessionsOfToday>) => shown.map(({ id }) => id);

test('a teacher’s day lists only the teacher’s own sessions and counts the others', () => {
  const rows = [sessionRow({ id: 'a' }), sessionRow({ id: 'b', owner: tom })];
  const day = sessionsOfToday(rows, mei, now, 6);
  expect(idsOf(day)).toEqual(['a']);
  expect(day.others).toBe(1);
});

test('an admin, and a member without own sessions, see the sessions of everyone', () => {
  const rows = [sessionRow({ id: 'a' }), sessionRow({ id: 'b', owner: tom })];
  expect(idsOf(sessionsOfToday(rows, { ...mei, isAdmin: true }, now, 6))).toEqual(['a', 'b']);
  expect(idsOf(sessionsOfToday(rows, { memberId: 'orgUser_ann', isAdmin: false }, now, 6))).toEqual([
    'a',
    'b',
  ]);
});

test('a long day first leaves out sessions that are over and evaluated or cancelled, then the latest', () => {
  const rows = [
    sessionRow({ id: 'evaluated', start: '08:00', end: '08:30', evaluated: 'all' }),
    sessionRow({ id: 'waiting', start: '09:00', end: '09:30' }),
    sessionRow({ id: 'next', start: '13:00', end: '14:00' }),
    sessionRow({ id: 'late', start: '15:00', end: '16:00' }),
  ];
  expect(idsOf(sessionsOfToday(rows, mei, now, 3))).toEqual(['waiting', 'next', 'late']);
  expect(idsOf(sessionsOfToday(rows, mei, now, 2))).toEqual(['waiting', 'next']);
  expect(sessionsOfToday(rows, mei, now, 2).others).toBe(2);
});
