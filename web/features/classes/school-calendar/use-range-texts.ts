import { useTranslation } from 'react-i18next';
import { type DayRange, lengthOf } from '../../../../shared/features/classes/school-calendar/day-ranges.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';

/** Some Monday, from which weekdays are counted. */
const referenceMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** How days of the school calendar are named. */
export function useRangeTexts() {
  const { t } = useTranslation('schoolCalendar');
  const locale = useLocale();
  const { date } = useDates(undefined);
  const weekday = new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', {
    weekday: 'long',
    timeZone: 'UTC',
  });

  const weekdayName = (day: number): string => weekday.format(referenceMonday + (day - 1) * dayMs);
  const other = locale === 'zh' ? 'en' : 'zh';
  return {
    weekdayName,
    weekdayOptions: [1, 2, 3, 4, 5, 6, 7].map(day => ({ value: String(day), label: weekdayName(day) })),
    typeName: (type: DayRange['type']): string => t(`type.${type}`),
    /** Its name in the language of the page, else in the other one, else what sort of day it is. */
    titleOf: ({ name, type }: Pick<DayRange, 'name' | 'type'>): string =>
      name[locale] || name[other] || t(`type.${type}`),
    /** Its name in the other language, where the title is in this one. */
    otherNameOf: ({ name }: Pick<DayRange, 'name'>): string => (name[locale] ? name[other] : ''),
    otherLanguage: other,
    datesOf: ({ from, to }: Pick<DayRange, 'from' | 'to'>): string =>
      from === to
        ? t('dates.one', { date: date(from), weekday: weekday.format(new Date(`${from}T00:00:00Z`)) })
        : t('dates.range', { from: date(from), to: date(to), count: lengthOf({ from, to }) }),
  };
}
