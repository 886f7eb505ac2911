import { addDays } from '../../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import { minutesOf, timeOf } from '../../../../../shared/features/classes/sessions/session-rules.ts';

/** Date, start and end of a session. */
export interface Times {
  date: string;
  start: string;
  end: string;
}

/** Sessions are drawn and moved by quarters of an hour. */
export const stepMinutes = 15;
/** A day ends before midnight: the last quarter has no end of its own. */
const lastMinute = 24 * 60 - stepMinutes;
/** What is drawn by a touch, before it is pulled longer. */
const touchMinutes = 60;

const nearestStep = (minutes: number): number => Math.round(minutes / stepMinutes) * stepMinutes;
const stepBefore = (minutes: number): number => Math.floor(minutes / stepMinutes) * stepMinutes;
const stepAfter = (minutes: number): number => Math.ceil(minutes / stepMinutes) * stepMinutes;
const between = (least: number, minutes: number, most: number): number =>
  Math.max(least, Math.min(minutes, most));

export const lengthOf = ({ start, end }: Pick<Times, 'start' | 'end'>): number =>
  minutesOf(end) - minutesOf(start);

const timesOf = (date: string, start: number, end: number): Times => ({
  date,
  start: timeOf(start),
  end: timeOf(end),
});

/** As long as it is, at another day and time, on a quarter of an hour. @param start in minutes since midnight */
export function movedTo(times: Times, date: string, start: number): Times {
  const length = lengthOf(times);
  const last = Math.max(lastMinute, minutesOf(times.end)) - length;
  const from = between(0, nearestStep(start), last);
  return timesOf(date, from, from + length);
}

/** So many days and quarters later, or earlier; the time stays as it is when only the day changes. */
export function shifted(times: Times, { days = 0, steps = 0 }: { days?: number; steps?: number }): Times {
  const date = addDays(times.date, days);
  if (steps === 0) return { ...times, date };
  const start = minutesOf(times.start);
  const from = steps > 0 ? stepBefore(start) : stepAfter(start);
  return movedTo(times, date, from + steps * stepMinutes);
}

/** With another start or end, at least a quarter of an hour long. @param at in minutes since midnight */
export function resized(times: Times, edge: 'start' | 'end', at: number): Times {
  const [start, end] = [minutesOf(times.start), minutesOf(times.end)];
  if (edge === 'start')
    return timesOf(times.date, between(0, nearestStep(at), Math.max(0, end - stepMinutes)), end);
  const last = Math.max(lastMinute, end);
  return timesOf(times.date, start, between(Math.min(start + stepMinutes, last), nearestStep(at), last));
}

/** How little a hand pulls that rests, or goes to another day alone. */
const restMinutes = stepMinutes / 2;

/** Pulled by so many minutes to a day; a time beside the quarters stays until it is pulled itself. */
export const pulled = (times: Times, date: string, by: number): Times =>
  Math.abs(by) < restMinutes ? { ...times, date } : movedTo(times, date, minutesOf(times.start) + by);

/** The same with its start or end alone. */
export const stretched = (times: Times, edge: 'start' | 'end', by: number): Times =>
  Math.abs(by) < restMinutes ? times : resized(times, edge, minutesOf(times[edge]) + by);

/** What is drawn on empty time between two points, downwards or upwards, in whole quarters. */
export function drawn(date: string, anchor: number, at: number): Times {
  const from = between(0, stepBefore(Math.min(anchor, at)), lastMinute - stepMinutes);
  const to = between(from + stepMinutes, stepAfter(Math.max(anchor, at)), lastMinute);
  return timesOf(date, from, to);
}

/** What a touch or a double click on empty time draws. */
export const drawnAt = (date: string, at: number): Times =>
  drawn(date, stepBefore(at), stepBefore(at) + touchMinutes);

export const isSame = (one: Times, other: Times): boolean =>
  one.date === other.date && one.start === other.start && one.end === other.end;
