import { useTranslation } from 'react-i18next';
import { PlainDate } from '../../../../shared/core/fields.ts';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';

const intlLocale = { en: 'en-GB', zh: 'zh-CN' } as const;
/** Some Monday, from which weekdays are counted. */
const referenceMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** Days and times of sessions, in words. */
export function useSessionDates() {
  const { t } = useTranslation('sessions');
  const locale = intlLocale[useLocale()];
  const { recentDate } = useDates(undefined);
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const times = ({ start, end }: Pick<SessionRow, 'start' | 'end'>): string => `${start}–${end}`;
  const dateWithWeekday = (date: string): string =>
    t('weekdayDate', { weekday: short.format(Date.parse(date)), date: recentDate(date) });
  return {
    times,
    dateWithWeekday,
    /** Day and time of a session, the year unless it is this one. */
    dateAndTimes: (session: Pick<SessionRow, 'date' | 'start' | 'end'>): string =>
      t('dateTime', { date: dateWithWeekday(session.date), time: times(session) }),
    /** The weekday of a date; empty where it is none. */
    weekdayOf: (date: string): string =>
      PlainDate.safeParse(date).success ? long.format(Date.parse(date)) : '',
    /** 1 is Monday. */
    weekdayName: (day: number): string => long.format(referenceMonday + (day - 1) * dayMs),
  };
}
