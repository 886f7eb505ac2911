import { dayMs, hourMs } from './durations.ts';
import { offsetAt } from './offset-at.ts';

/**
 * Converts a local hour of a day, whole or fractional, to an instant. If clocks are set back, returns the
 * first of the two instants; if the hour is skipped, returns an instant later by the length of the gap.
 * @param date `YYYY-MM-DD`
 */
export function instantAt(date: string, hour: number, timeZone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + hour * hourMs;
  const offsets = [offsetAt(timeZone, wall - dayMs), offsetAt(timeZone, wall + dayMs)];
  const right = offsets.map(offset => wall - offset).filter(at => at + offsetAt(timeZone, at) === wall);
  return right.length > 0 ? Math.min(...right) : wall - (offsets[0] ?? 0);
}
