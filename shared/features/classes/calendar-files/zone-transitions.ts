import { dayMs, minuteMs } from '../../../core/dates/durations.ts';

/** A clock change of a time zone, with the offsets from UTC before and after it, in minutes. */
export interface ZoneTransition {
  /** Milliseconds since 1970. */
  at: number;
  before: number;
  after: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric' },
  });
  formats.set(timeZone, format);
  return format;
};

/** Offset of a time zone from UTC at a full minute, in minutes. @param timeZone IANA name */
export function offsetAt(timeZone: string, at: number): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return Math.round((wall - Math.floor(at / minuteMs) * minuteMs) / minuteMs);
}

export function transitionsBetween(timeZone: string, from: number, to: number): ZoneTransition[] {
  const found: ZoneTransition[] = [];
  for (let day = from; day < to; day += dayMs) {
    const [before, after] = [offsetAt(timeZone, day), offsetAt(timeZone, day + dayMs)];
    if (before === after) continue;
    let [low, high] = [0, dayMs / minuteMs];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offsetAt(timeZone, day + middle * minuteMs) === before) low = middle;
      else high = middle;
    }
    found.push({ at: day + high * minuteMs, before, after });
  }
  return found;
}
