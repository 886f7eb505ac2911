import { expect, test } from 'vitest';
import { nextVisitState, suggestedDay } from '../../../../shared/features/eye/recalls/next-visit.ts';
import { callAgainOn, listedState } from '../../../../shared/features/eye/recalls/to-be-called.ts';

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

test('a booking begins with the booked day, or else with the due day, and with no day that has passed', () => {
  const suggested = (dueOn: string | null, bookedFor: string | null = null) =>
    suggestedDay({ dueOn, bookedFor }, today);
  expect(suggested('2026-12-04')).toBe('2026-12-04');
  expect(suggested('2026-12-04', '2026-12-31')).toBe('2026-12-31');
  expect(suggested('2026-12-04', '2026-12-02')).toBe('2026-12-04');
  expect([suggested('2026-12-03'), suggested('2026-12-02'), suggested(null)]).toEqual([null, null, null]);
  expect(suggested(null, '2026-12-03')).toBe('2026-12-03');
});

const calledAt = (at: string, dueOn: string | null = '2026-11-01', againOn?: string) =>
  ({ state: 'contacted', dueOn, bookedFor: null, called: { at, againOn } }) as const;
const zone = 'Asia/Hong_Kong';

test('a family is to be called again seven days after a call, in the organisation’s time zone', () => {
  const lateOn26 = calledAt('2026-11-26T15:59:00.000Z');
  const earlyOn27 = calledAt('2026-11-26T16:00:00.000Z');
  expect(callAgainOn(lateOn26, zone)).toBe(today);
  expect(callAgainOn(earlyOn27, zone)).toBe('2026-12-04');
  expect(listedState(lateOn26, today, zone)).toBe('waiting');
  expect(listedState(earlyOn27, today, zone)).toBe('contacted');
});

test('a family that was called long before the due day is to be called again on that day; without a due day it is never called again', () => {
  const early = '2026-11-02T08:00:00.000Z';
  expect(callAgainOn(calledAt(early, '2026-12-31'), zone)).toBe('2026-12-31');
  expect(callAgainOn(calledAt(early, null), zone)).toBeNull();
});

test('a family is to be called again on the day chosen at the call, also before or without a due day', () => {
  const at = '2026-12-02T08:00:00.000Z';
  expect(callAgainOn(calledAt(at, '2026-11-01', '2027-01-02'), zone)).toBe('2027-01-02');
  expect(listedState(calledAt(at, '2026-11-01', '2026-12-04'), today, zone)).toBe('contacted');
  expect(listedState(calledAt(at, '2026-11-01', '2026-12-03'), today, zone)).toBe('waiting');
  expect(callAgainOn(calledAt(at, '2026-12-31', '2026-12-03'), zone)).toBe('2026-12-03');
  expect(callAgainOn(calledAt(at, null, '2026-12-03'), zone)).toBe('2026-12-03');
  const booked = { ...calledAt(at, null, '2026-12-03'), state: 'booked', bookedFor: '2026-12-31' } as const;
  expect(callAgainOn(booked, zone)).toBeNull();
});

test('a family with a booked visit is to be called again only after the day of the booked visit', () => {
  const booked = (bookedFor: string) =>
    listedState({ ...calledAt('2026-11-02T08:00:00.000Z'), state: 'booked', bookedFor }, today, zone);
  expect([booked('2026-12-02'), booked('2026-12-03')]).toEqual(['waiting', 'booked']);
});

test('a family is not to be called before the month in which the child is due, unless a booked visit was missed', () => {
  const waiting = { state: 'waiting', bookedFor: null, called: null } as const;
  const listed = (dueOn: string | null, bookedFor: string | null = null) =>
    listedState({ ...waiting, dueOn, bookedFor }, today, zone);
  expect(listed('2027-01-03')).toBe('later');
  expect(listed('2027-01-02')).toBe('waiting');
  expect(listed('2026-11-01')).toBe('waiting');
  expect(listed(null)).toBe('waiting');
  expect(listed('2027-01-03', '2026-12-02')).toBe('waiting');
  const called = { ...calledAt('2026-12-01T08:00:00.000Z', '2027-02-01') };
  expect(listedState(called, today, zone)).toBe('contacted');
});
