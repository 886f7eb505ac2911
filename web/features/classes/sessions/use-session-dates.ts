import { useTranslation } from 'react-i18next';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { languages } from '../../../../shared/core/languages.ts';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';

/** A Monday, from which the names of weekdays are computed. */
const referenceMonday = Date.UTC(2024, 0, 1);

export function useSessionDates() {
  const { t } = useTranslation('sessions');
  const { intl } = languages[useLanguage()];
  const { recentDate } = useCalendarDates();
  const long = new Intl.DateTimeFormat(intl, { weekday: 'long', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(intl, { weekday: 'short', timeZone: 'UTC' });
  const times = ({ start, end }: Pick<SessionRow, 'start' | 'end'>): string => `${start}–${end}`;
  const dateWithWeekday = (date: string): string =>
    t('weekdayDate', { weekday: short.format(Date.parse(date)), date: recentDate(date) });
  return {
    times,
    dateWithWeekday,
    /** Day and time of a session, with the year if it is not the current year. */
    dateAndTimes: (session: Pick<SessionRow, 'date' | 'start' | 'end'>): string =>
      t('dateTime', { date: dateWithWeekday(session.date), time: times(session) }),
    /** Name of a weekday; day 1 is Monday. */
    weekdayName: (day: number): string => long.format(referenceMonday + (day - 1) * dayMs),
  };
}
