import { dayMs, minuteMs } from '../../../../shared/core/dates/durations.ts';
import { nowIn } from '../../../../shared/core/dates/now-in.ts';

interface FormatOptions {
  /** The page's locale as a BCP 47 tag. */
  locale: string;
  timeZone: string;
}

/**
 * Writes a recent time relative to now: `10 minutes ago`, `yesterday 17:40`. Undefined for older times, which
 * are shown as dates.
 */
export function relativeTime(
  instant: string,
  now: number,
  { locale, timeZone }: FormatOptions,
): string | undefined {
  const then = Date.parse(instant);
  const distance = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const minutes = Math.round((now - then) / minuteMs);
  if (minutes < 60) return distance.format(-Math.max(minutes, 1), 'minute');
  const dayOf = (time: number) => nowIn(timeZone, time).date;
  const daysAgo = [0, 1].find(days => dayOf(then) === dayOf(now - days * dayMs));
  if (daysAgo === undefined) return undefined;
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(then);
  const word = distance.format(-daysAgo, 'day');
  return locale.startsWith('zh') ? `${word}${clock}` : `${word} ${clock}`;
}
