import { type LanguageTag, languages } from '../../../shared/core/languages.ts';
import { memoizeFormats } from './date-formats.ts';
import { useDateSettings } from './date-settings-context.ts';
import { todayIn } from './today-in.ts';
import { useLanguage } from './use-locale.ts';

const calendarDatesIn = memoizeFormats(calendarDates);

/**
 * Formats calendar dates (`YYYY-MM-DD`), which have no time zone. The organisation's zone only decides which
 * year is the current one. For moments, use `useInstants`.
 */
export const useCalendarDates = () => calendarDatesIn(useLanguage(), useDateSettings().timeZone ?? '');

function calendarDates(language: LanguageTag, zone: string) {
  const timeZone = 'UTC';
  const { intl, month } = languages[language];
  const plain = new Intl.DateTimeFormat(intl, { year: 'numeric', month, day: 'numeric', timeZone });
  const dayOfYear = new Intl.DateTimeFormat(intl, { month, day: 'numeric', timeZone });
  const long = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone });
  const shortWeekday = new Intl.DateTimeFormat(intl, { weekday: 'short', timeZone });
  const monthOfYear = new Intl.DateTimeFormat(intl, { year: 'numeric', month: 'long', timeZone });
  const at = (date: string) => new Date(`${date}T00:00:00Z`);
  return {
    date: (date: string) => plain.format(at(date)),
    /** Formats a date with a time of day, if there is one. @param time `HH:MM` */
    dateAt: (date: string, time: string | null | undefined) =>
      [plain.format(at(date)), time].filter(Boolean).join(' '),
    /** Formats a date with the year, unless it is the current year. */
    recentDate: (date: string) => {
      const isThisYear = date.slice(0, 4) === todayIn(zone || undefined).slice(0, 4);
      return (isThisYear ? dayOfYear : plain).format(at(date));
    },
    /** Formats a date with the full name of the month. */
    longDate: (date: string) => long.format(at(date)),
    /** The month of a date, with its year. */
    month: (date: string) => monthOfYear.format(at(date)),
    weekday: (date: string) => shortWeekday.format(at(date)),
  };
}
