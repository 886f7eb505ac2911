import 'dayjs/locale/zh-cn';
import { DatePicker, type DayOfWeek } from '@mantine/dates';
import { useTranslation } from 'react-i18next';
import { useDateSettings } from '../../platform/i18n/date-settings-context.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';

interface CalendarProps {
  value: string | undefined;
  latest: string | undefined;
  onPick: (date: string | null) => void;
}

/** Opens on years, because most dates are birthdays. Uses the organisation's first day of the week. */
export function Calendar({ value, latest, onPick }: CalendarProps) {
  const { t } = useTranslation();
  const lang = useLocale();
  const isChinese = lang === 'zh';
  const { weekStart } = useDateSettings();
  return (
    <DatePicker
      value={value ?? null}
      onChange={onPick}
      maxDate={latest}
      defaultLevel={value ? 'month' : 'decade'}
      defaultDate={value ?? latest}
      {...(weekStart !== undefined && { firstDayOfWeek: weekStart as DayOfWeek })}
      locale={isChinese ? 'zh-cn' : 'en'}
      monthLabelFormat={isChinese ? 'YYYY年M月' : 'MMMM YYYY'}
      monthsListFormat={isChinese ? 'M月' : 'MMM'}
      yearLabelFormat={isChinese ? 'YYYY年' : 'YYYY'}
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
