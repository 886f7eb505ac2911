import { dayMs, minuteMs } from '../../../core/dates/durations.ts';
import { offsetAt } from '../../../core/dates/offset-at.ts';

/** A clock change of a time zone, with the offsets from UTC before and after it, in minutes. */
export interface ZoneTransition {
  /** Milliseconds since 1970. */
  at: number;
  before: number;
  after: number;
}

/** Offset of a time zone from UTC, in minutes. @param timeZone IANA name */
export const minutesAt = (timeZone: string, at: number): number =>
  Math.round(offsetAt(timeZone, at) / minuteMs);

export function transitionsBetween(timeZone: string, from: number, to: number): ZoneTransition[] {
  const found: ZoneTransition[] = [];
  for (let day = from; day < to; day += dayMs) {
    const [before, after] = [minutesAt(timeZone, day), minutesAt(timeZone, day + dayMs)];
    if (before === after) continue;
    let [low, high] = [0, dayMs / minuteMs];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (minutesAt(timeZone, day + middle * minuteMs) === before) low = middle;
      else high = middle;
    }
    found.push({ at: day + high * minuteMs, before, after });
  }
  return found;
}
