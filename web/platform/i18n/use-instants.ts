import { type LanguageTag, languages } from '../../../shared/core/languages.ts';
import { useOptionalSession } from '../auth/session.ts';
import { memoizeFormats } from './date-formats.ts';
import { useLanguage } from './use-locale.ts';

/** Time zone of this device, for users without an open organisation. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Time zone of the open organisation, otherwise of this device. */
export const useZone = (): string => useOptionalSession()?.organization?.timeZone ?? deviceZone();

const instantsOf = memoizeFormats(instants);

/** Formats moments in the time zone of the open organisation. */
export const useInstants = () => useInstantsIn(useZone());

export const useInstantsIn = (timeZone: string) => instantsOf(useLanguage(), timeZone);

function instants(language: LanguageTag, timeZone: string) {
  const { intl, month } = languages[language];
  const day = new Intl.DateTimeFormat(intl, { year: 'numeric', month, day: 'numeric', timeZone });
  const dayOfYear = new Intl.DateTimeFormat(intl, { month, day: 'numeric', timeZone });
  const time = new Intl.DateTimeFormat(intl, { hour: '2-digit', minute: '2-digit', timeZone });
  const year = new Intl.DateTimeFormat(intl, { year: 'numeric', timeZone });
  const long = new Intl.DateTimeFormat(intl, { dateStyle: 'full', timeZone });
  return {
    day: (instant: string) => day.format(new Date(instant)),
    /** Formats the day of an instant, with the year unless it is the current year. */
    recentDay: (instant: string) => {
      const at = new Date(instant);
      return (year.format(at) === year.format(new Date()) ? dayOfYear : day).format(at);
    },
    /** Formats the day of an instant without the year. */
    dayOfYear: (instant: string) => dayOfYear.format(new Date(instant)),
    isToday: (instant: string) => day.format(new Date(instant)) === day.format(new Date()),
    instant: (instant: string) => `${day.format(new Date(instant))} ${time.format(new Date(instant))}`,
    year: (instant: string) => year.format(new Date(instant)),
    time: (instant: string) => time.format(new Date(instant)),
    /** Formats the current date and time, with the weekday. */
    now: () => long.format(new Date()),
  };
}
