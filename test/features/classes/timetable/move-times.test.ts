import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesOf, timeOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import {
  drawn,
  drawnAt,
  lengthOf,
  movedTo,
  pulled,
  resized,
  shifted,
  stretched,
} from '../../../../web/features/classes/timetable/rules/move-times.ts';

const session = { date: '2026-10-19', start: '10:00', end: '11:00' };

test('a dragged session snaps to a quarter of an hour and keeps its length', () => {
  expect(movedTo(session, '2026-10-21', 14 * 60 + 8)).toEqual({
    date: '2026-10-21',
    start: '14:15',
    end: '15:15',
  });
  expect(movedTo({ ...session, start: '10:05', end: '10:50' }, session.date, 9 * 60 + 5)).toMatchObject({
    start: '09:00',
    end: '09:45',
  });
});

test('a dragged session stays within its day', () => {
  expect(movedTo(session, session.date, -90)).toMatchObject({ start: '00:00', end: '01:00' });
  expect(movedTo(session, session.date, 24 * 60)).toMatchObject({ start: '22:45', end: '23:45' });
  const late = { ...session, start: '23:00', end: '23:59' };
  expect(movedTo(late, session.date, 24 * 60)).toMatchObject({ start: '23:00', end: '23:59' });
});

test('arrow keys move a session by quarters of an hour or by days, and the opposite keys restore the original time', () => {
  expect(shifted(session, { steps: 1 })).toMatchObject({ start: '10:15', end: '11:15' });
  expect(shifted(shifted(session, { steps: -3 }), { steps: 3 })).toEqual(session);
  expect(shifted(session, { days: -1 })).toEqual({ ...session, date: '2026-10-18' });
  const odd = { ...session, start: '10:05', end: '10:50' };
  expect(shifted(odd, { days: 1 })).toEqual({ ...odd, date: '2026-10-20' });
  expect(shifted(odd, { steps: 1 })).toMatchObject({ start: '10:15', end: '11:00' });
  expect(shifted(odd, { steps: -1 })).toMatchObject({ start: '10:00', end: '10:45' });
});

test('a session that begins between two quarters of an hour keeps its time after a small drag or a drag to another day', () => {
  const odd = { ...session, start: '10:05', end: '10:50' };
  expect(pulled(odd, odd.date, 0)).toEqual(odd);
  expect(pulled(odd, '2026-10-21', -7)).toEqual({ ...odd, date: '2026-10-21' });
  expect(pulled(odd, odd.date, 8)).toMatchObject({ start: '10:15', end: '11:00' });
  expect(pulled(odd, odd.date, -8)).toMatchObject({ start: '10:00', end: '10:45' });
  expect(stretched(odd, 'end', 7)).toEqual(odd);
  expect(stretched(odd, 'end', 8)).toMatchObject({ start: '10:05', end: '11:00' });
  expect(stretched(odd, 'start', -20)).toMatchObject({ start: '09:45', end: '10:50' });
});

test('a session that is shortened by dragging lasts at least a quarter of an hour', () => {
  expect(resized(session, 'end', 8 * 60)).toMatchObject({ start: '10:00', end: '10:15' });
  expect(resized(session, 'start', 20 * 60)).toMatchObject({ start: '10:45', end: '11:00' });
  expect(resized(session, 'end', 12 * 60 + 20)).toMatchObject({ end: '12:15' });
  expect(resized(session, 'start', 0)).toMatchObject({ start: '00:00' });
});

test('dragging over an empty part of the timetable, up or down, selects whole quarters of an hour', () => {
  expect(drawn('2026-10-23', 12 * 60 + 34, 13 * 60 + 21)).toMatchObject({ start: '12:30', end: '13:30' });
  expect(drawn('2026-10-23', 13 * 60 + 21, 12 * 60 + 34)).toMatchObject({ start: '12:30', end: '13:30' });
  expect(drawn('2026-10-23', 12 * 60, 12 * 60)).toMatchObject({ start: '12:00', end: '12:15' });
  expect(drawnAt('2026-10-23', 9 * 60 + 20)).toMatchObject({ start: '09:15', end: '10:15' });
});

test('the API accepts every time that a user can choose by drawing, moving or resizing a session', () => {
  const minutes = fc.integer({ min: -200, max: 1700 });
  const length = fc.integer({ min: 1, max: 600 });
  fc.assert(
    fc.property(minutes, minutes, fc.integer({ min: 0, max: 1439 }), length, (one, other, start, long) => {
      const end = Math.min(1439, start + long);
      fc.pre(start < end);
      const given = { date: '2026-10-23', start: timeOf(start), end: timeOf(end) };
      const results = [
        drawn('2026-10-23', one, other),
        drawnAt('2026-10-23', one),
        movedTo(given, given.date, one),
        pulled(given, given.date, one),
        stretched(given, 'start', other),
        stretched(given, 'end', one),
        resized(given, 'start', one),
        resized(given, 'end', other),
      ];
      for (const times of results) {
        expect(times.start < times.end, JSON.stringify({ given, times })).toBe(true);
        expect(minutesOf(times.end)).toBeLessThanOrEqual(1439);
        expect(times.start).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }
      expect(lengthOf(movedTo(given, given.date, one))).toBe(end - start);
    }),
  );
});
