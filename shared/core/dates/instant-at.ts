import { dayMs, hourMs } from './durations.ts';

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** Offset of a time zone from UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, at: number): number {
  const format =
    offsetFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
  offsetFormats.set(timeZone, format);
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = [
    'year',
    'month',
    'day',
    'hour',
    'minute',
    'second',
  ].map(type => parts.get(type as Intl.DateTimeFormatPartTypes));
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

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
