import type { Locale } from '../../../shared/core/fields.ts';
import { useLocale } from './use-locale.ts';

const intlLocale = { en: 'en-GB', zh: 'zh-CN' } as const;

type Dates = ReturnType<typeof datesIn>;

/** Making formatters takes about a millisecond on a phone, and many rows of a list have dates. */
const made = new Map<string, Dates>();

/** Formats dates in the current locale; instants in the organisation's time zone. */
export function useDates(timeZone: string | undefined): Dates {
  const lang = useLocale();
  const key = `${lang} ${timeZone ?? ''}`;
  const dates = made.get(key) ?? datesIn(lang, timeZone);
  made.set(key, dates);
  return dates;
}

function datesIn(lang: Locale, timeZone: string | undefined) {
  const locale = intlLocale[lang];
  const zone = timeZone ? { timeZone } : {};
  const month = lang === 'zh' ? ('long' as const) : ('short' as const);
  const short = { year: 'numeric', month, day: 'numeric' } as const;
  const day = new Intl.DateTimeFormat(locale, { ...short, ...zone });
  const dayOfYear = new Intl.DateTimeFormat(locale, { month, day: 'numeric', ...zone });
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', ...zone });
  const plain = new Intl.DateTimeFormat(locale, { ...short, timeZone: 'UTC' });
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;
  const narrow = lang === 'zh' ? new Intl.DateTimeFormat(locale, digits) : plain;
  const plainDayOfYear = new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone: 'UTC' });
  const plainMonth = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const plainYear = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' });
  const year = new Intl.DateTimeFormat(locale, { year: 'numeric', ...zone });
  const plainLong = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'full', ...zone });
  return {
    day: (instant: string) => day.format(new Date(instant)),
    /** The day of an instant, with its year unless that is this year. */
    recentDay: (instant: string) => {
      const at = new Date(instant);
      return (year.format(at) === year.format(new Date()) ? dayOfYear : day).format(at);
    },
    /** The day of an instant, without its year. */
    dayOfYear: (instant: string) => dayOfYear.format(new Date(instant)),
    /** Whether an instant is today. */
    isToday: (instant: string) => day.format(new Date(instant)) === day.format(new Date()),
    instant: (instant: string) => `${day.format(new Date(instant))} ${time.format(new Date(instant))}`,
    /** A calendar date, which has no zone. */
    date: (date: string) => plain.format(new Date(`${date}T00:00:00Z`)),
    /** A calendar date, with its year unless that is this year. */
    recentDate: (date: string) => {
      const isThisYear = date.slice(0, 4) === String(new Date().getFullYear());
      return (isThisYear ? plainDayOfYear : plain).format(new Date(`${date}T00:00:00Z`));
    },
    /** A calendar date with the month in full. */
    longDate: (date: string) => plainLong.format(new Date(`${date}T00:00:00Z`)),
    /** A shorter form for columns of a list. */
    narrowDate: (date: string) => narrow.format(new Date(`${date}T00:00:00Z`)),
    /** A partial calendar date: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
    partialDate: (date: string) => {
      const format = date.length === 4 ? plainYear : date.length === 7 ? plainMonth : plain;
      return format.format(new Date(`${date.padEnd(7, '-01').padEnd(10, '-01')}T00:00:00Z`));
    },
    year: (instant: string) => year.format(new Date(instant)),
    time: (instant: string) => time.format(new Date(instant)),
    /** Now, with its weekday. */
    now: () => long.format(new Date()),
  };
}
