import { daysAfter } from '../../../../../shared/core/dates/days.ts';
import { minutesOf, timeOf } from '../../../../../shared/features/classes/sessions/session-rules.ts';

export interface Times {
  date: string;
  start: string;
  end: string;
}

/** Grid step in minutes for drawing and moving sessions. */
export const stepMinutes = 15;
/** Last possible end of a session on the grid, 23:45, because sessions end before midnight. */
const lastMinute = 24 * 60 - stepMinutes;
/** Initial duration in minutes of a session drawn by touch. */
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

/** Moves a session to a day and time; keeps its duration. @param start minutes since midnight */
export function movedTo(times: Times, date: string, start: number): Times {
  const length = lengthOf(times);
  const last = Math.max(lastMinute, minutesOf(times.end)) - length;
  const from = between(0, nearestStep(start), last);
  return timesOf(date, from, from + length);
}

/** Shifts a session by days and grid steps; keeps the time if only the day changes. */
export function shifted(times: Times, { days = 0, steps = 0 }: { days?: number; steps?: number }): Times {
  const date = daysAfter(times.date, days);
  if (steps === 0) return { ...times, date };
  const start = minutesOf(times.start);
  const from = steps > 0 ? stepBefore(start) : stepAfter(start);
  return movedTo(times, date, from + steps * stepMinutes);
}

/** Changes the start or end of a session, which lasts at least one step. @param at minutes since midnight */
export function resized(times: Times, edge: 'start' | 'end', at: number): Times {
  const [start, end] = [minutesOf(times.start), minutesOf(times.end)];
  if (edge === 'start')
    return timesOf(times.date, between(0, nearestStep(at), Math.max(0, end - stepMinutes)), end);
  const last = Math.max(lastMinute, end);
  return timesOf(times.date, start, between(Math.min(start + stepMinutes, last), nearestStep(at), last));
}

/** A session that is dragged up or down by fewer minutes keeps its time. */
const restMinutes = stepMinutes / 2;

/**
 * Moves a session to a day and by some minutes. A very small move keeps the time, even between grid steps.
 */
export const pulled = (times: Times, date: string, by: number): Times =>
  Math.abs(by) < restMinutes ? { ...times, date } : movedTo(times, date, minutesOf(times.start) + by);

export const stretched = (times: Times, edge: 'start' | 'end', by: number): Times =>
  Math.abs(by) < restMinutes ? times : resized(times, edge, minutesOf(times[edge]) + by);

/** Times of a session drawn between two points of a day, in whole grid steps. */
export function drawn(date: string, anchor: number, at: number): Times {
  const from = between(0, stepBefore(Math.min(anchor, at)), lastMinute - stepMinutes);
  const to = between(from + stepMinutes, stepAfter(Math.max(anchor, at)), lastMinute);
  return timesOf(date, from, to);
}

/** Times of a session drawn by a touch or double click. */
export const drawnAt = (date: string, at: number): Times =>
  drawn(date, stepBefore(at), stepBefore(at) + touchMinutes);

export const isSame = (one: Times, other: Times): boolean =>
  one.date === other.date && one.start === other.start && one.end === other.end;
