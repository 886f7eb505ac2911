import 'dayjs/locale/zh-cn';
import { DatePicker, type DayOfWeek } from '@mantine/dates';
import { useTranslation } from 'react-i18next';
import { useDateSettings } from '../../platform/i18n/date-settings-context.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';

/** Locale and formats of Day.js. */
const formats = {
  en: { locale: 'en', monthLabelFormat: 'MMMM YYYY', monthsListFormat: 'MMM', yearLabelFormat: 'YYYY' },
  zh: { locale: 'zh-cn', monthLabelFormat: 'YYYY年M月', monthsListFormat: 'M月', yearLabelFormat: 'YYYY年' },
};

interface CalendarProps {
  value: string | undefined;
  latest: string | undefined;
  onPick: (date: string | null) => void;
}

/** Calendar that opens with years, because most are birth dates. The organisation sets the first weekday. */
export function Calendar({ value, latest, onPick }: CalendarProps) {
  const { t } = useTranslation();
  const { weekStart } = useDateSettings();
  return (
    <DatePicker
      value={value ?? null}
      onChange={onPick}
      maxDate={latest}
      defaultLevel={value ? 'month' : 'decade'}
      defaultDate={value ?? latest}
      {...(weekStart !== undefined && { firstDayOfWeek: weekStart as DayOfWeek })}
      {...formats[useLocale()]}
      ariaLabels={{
        previousMonth: t('calendar.previousMonth'),
        nextMonth: t('calendar.nextMonth'),
        previousYear: t('calendar.previousYear'),
        nextYear: t('calendar.nextYear'),
        previousDecade: t('calendar.previousDecade'),
        nextDecade: t('calendar.nextDecade'),
        monthLevelControl: t('calendar.chooseMonth'),
        yearLevelControl: t('calendar.chooseYear'),
      }}
    />
  );
}
