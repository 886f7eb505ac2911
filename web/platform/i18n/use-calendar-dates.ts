import type { Locale } from '../../../shared/core/fields.ts';
import { intlLocale, memoizeFormats, shortMonth } from './date-formats.ts';
import { useDateSettings } from './date-settings-context.ts';
import { todayIn } from './today-in.ts';
import { useLocale } from './use-locale.ts';

const calendarDatesIn = memoizeFormats(calendarDates);

/**
 * Formats calendar dates (`YYYY-MM-DD`), which have no time zone. The organisation's zone only determines the
 * current year. For moments, use `useInstants`.
 */
export const useCalendarDates = () => calendarDatesIn(useLocale(), useDateSettings().timeZone ?? '');

function calendarDates(lang: Locale, zone: string) {
  const timeZone = 'UTC';
  const locale = intlLocale[lang];
  const month = shortMonth(lang);
  const plain = new Intl.DateTimeFormat(locale, { year: 'numeric', month, day: 'numeric', timeZone });
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  const narrow = lang === 'zh' ? new Intl.DateTimeFormat(locale, digits) : plain;
  const dayOfYear = new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone });
  const monthOfYear = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone });
  const year = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone });
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const at = (date: string) => new Date(`${date}T00:00:00Z`);
  return {
    date: (date: string) => plain.format(at(date)),
    /** Formats a date with the year, unless it is the current year. */
    recentDate: (date: string) => {
      const isThisYear = date.slice(0, 4) === todayIn(zone || undefined).slice(0, 4);
      return (isThisYear ? dayOfYear : plain).format(at(date));
    },
    /** Formats a date with the full name of the month. */
    longDate: (date: string) => long.format(at(date)),
    /** Formats a date shortly, for columns of a list. */
    narrowDate: (date: string) => narrow.format(at(date)),
    /** Formats a partial date: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
    partialDate: (date: string) => {
      const format = date.length === 4 ? year : date.length === 7 ? monthOfYear : plain;
      return format.format(at(date.padEnd(7, '-01').padEnd(10, '-01')));
    },
  };
}
