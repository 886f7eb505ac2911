import { useTranslation } from 'react-i18next';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { languages, otherLocale } from '../../../../shared/core/languages.ts';
import { type DayRange, lengthOf } from '../../../../shared/features/classes/school-calendar/day-ranges.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useLanguage, useLocale } from '../../../platform/i18n/use-locale.ts';

/** A Monday, from which the names of weekdays are computed. */
const referenceMonday = Date.UTC(2024, 0, 1);

export function useRangeTexts() {
  const { t } = useTranslation('schoolCalendar');
  const locale = useLocale();
  const { date } = useCalendarDates();
  const weekday = new Intl.DateTimeFormat(languages[useLanguage()].intl, {
    weekday: 'long',
    timeZone: 'UTC',
  });

  const weekdayName = (day: number): string => weekday.format(referenceMonday + (day - 1) * dayMs);
  const other = otherLocale[locale];
  return {
    weekdayName,
    weekdayOptions: [1, 2, 3, 4, 5, 6, 7].map(day => ({ value: String(day), label: weekdayName(day) })),
    typeName: (type: DayRange['type']): string => t(`type.${type}`),
    /** Name of the days in the page language, else in the other language, else their type. */
    titleOf: ({ name, type }: Pick<DayRange, 'name' | 'type'>): string =>
      name[locale] || name[other] || t(`type.${type}`),
    /** Name of the days in the other language, if `titleOf` returns the one in the page language. */
    otherNameOf: ({ name }: Pick<DayRange, 'name'>): string => (name[locale] ? name[other] : ''),
    otherLanguage: other,
    datesOf: ({ from, to }: Pick<DayRange, 'from' | 'to'>): string =>
      from === to
        ? t('dates.one', { date: date(from), weekday: weekday.format(new Date(`${from}T00:00:00Z`)) })
        : t('dates.range', { from: date(from), to: date(to), count: lengthOf({ from, to }) }),
  };
}
