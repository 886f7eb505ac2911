import { dayMs, minuteMs } from '../../../../shared/core/dates/durations.ts';
import { nowIn } from '../../../../shared/core/dates/now-in.ts';
import { type LanguageTag, languages, regionalTags } from '../../../../shared/core/languages.ts';

interface FormatOptions {
  language: LanguageTag;
  timeZone: string;
}

/**
 * Writes a recent time relative to now: `10 minutes ago`, `yesterday 17:40`. Undefined for older times, which
 * are shown as dates.
 */
export function relativeTime(
  instant: string,
  now: number,
  { language, timeZone }: FormatOptions,
): string | undefined {
  const regional = regionalTags[language];
  const then = Date.parse(instant);
  const distance = new Intl.RelativeTimeFormat(regional, { numeric: 'auto' });
  const minutes = Math.round((now - then) / minuteMs);
  if (minutes < 60) return distance.format(-Math.max(minutes, 1), 'minute');
  const dayOf = (time: number) => nowIn(timeZone, time).date;
  const daysAgo = [0, 1].find(days => dayOf(then) === dayOf(now - days * dayMs));
  if (daysAgo === undefined) return undefined;
  const clock = new Intl.DateTimeFormat(regional, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(then);
  return `${distance.format(-daysAgo, 'day')}${languages[language].gap}${clock}`;
}
