import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesOf, timeOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import {
  hoursOf,
  layOutDay,
  type Placed,
  widestOf,
} from '../../../../web/features/classes/timetable/rules/lay-out-day.ts';

interface Timed {
  id: string;
  start: string;
  end: string;
}
const at = (id: string, start: string, end: string): Timed => ({ id, start, end });
const drawingOf = (placed: Placed<Timed>[]) =>
  Object.fromEntries(
    placed.map(({ session, column, span, columns }) => [session.id, `${column}+${span} of ${columns}`]),
  );

test('sessions that follow each other have the full width of the day’s column', () => {
  const placed = layOutDay([at('b', '11:00', '12:00'), at('a', '10:00', '11:00')]);
  expect(drawingOf(placed)).toEqual({ a: '0+1 of 1', b: '0+1 of 1' });
  expect(placed.map(({ session }) => session.id)).toEqual(['a', 'b']);
});

test('sessions that begin at the same time are drawn side by side and share the width', () => {
  const placed = layOutDay([
    at('long', '10:00', '13:00'),
    at('first', '10:00', '11:00'),
    at('second', '10:15', '11:30'),
  ]);
  expect(drawingOf(placed)).toEqual({ long: '0+1 of 3', first: '1+1 of 3', second: '2+1 of 3' });
  expect(widestOf(placed)).toBe(3);
});

test('a session that starts during another session is drawn on top of the other session, indented by one step', () => {
  const placed = layOutDay([
    at('long', '10:00', '13:00'),
    at('over', '10:30', '11:30'),
    at('after', '11:30', '12:30'),
    at('deeper', '12:00', '12:45'),
  ]);
  expect(Object.fromEntries(placed.map(({ session, depth }) => [session.id, depth]))).toEqual({
    long: 0,
    over: 1,
    after: 1,
    deeper: 2,
  });
  expect(Object.fromEntries(placed.map(({ session, covered }) => [session.id, covered]))).toEqual({
    long: 150,
    over: 0,
    after: 30,
    deeper: 0,
  });
  expect(widestOf(placed)).toBe(1);
});

test('on the timetable no session covers the name of another, and every session fits into the column of its day', () => {
  const time = fc.integer({ min: 0, max: 94 });
  const session = fc
    .tuple(time, fc.integer({ min: 1, max: 12 }))
    .map(([start, length]) => ({ start: start * 15, end: Math.min(95, start + length) * 15 }));
  fc.assert(
    fc.property(fc.array(session, { maxLength: 30 }), sessions => {
      const timed = sessions.map(({ start, end }, index) => at(String(index), timeOf(start), timeOf(end)));
      const placed = layOutDay(timed);
      expect(placed).toHaveLength(timed.length);
      for (const one of placed) {
        expect(one.span).toBeGreaterThan(0);
        expect(one.column + one.span).toBeLessThanOrEqual(one.columns);
        for (const other of placed) {
          if (one === other) continue;
          const isAtOnce = one.session.start < other.session.end && other.session.start < one.session.end;
          const apart = Math.abs(minutesOf(one.session.start) - minutesOf(other.session.start));
          if (!isAtOnce || apart >= 30) continue;
          expect(one.columns).toBe(other.columns);
          expect(one.column + one.span <= other.column || other.column + other.span <= one.column).toBe(true);
        }
      }
    }),
  );
});

test('the timetable shows the working hours, and more hours if a session is outside the working hours', () => {
  expect(hoursOf([])).toEqual({ from: 8, to: 19 });
  expect(hoursOf([at('a', '06:45', '07:15'), at('b', '19:00', '20:01')])).toEqual({ from: 6, to: 21 });
  expect(hoursOf([at('a', '10:00', '23:59')])).toEqual({ from: 8, to: 24 });
});
