import { useTranslation } from 'react-i18next';
import { PlainDate } from '../../../../../shared/core/fields.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import { useLocale } from '../../../../platform/i18n/use-locale.ts';
import { useLocations } from '../../../../platform/lookups/use-locations.ts';
import { hourText, weekdays } from '../time-zones.ts';

export function useSettingText() {
  const { t } = useTranslation(['organizations', 'licences', 'common']);
  const lang = useLocale();
  const { date } = useCalendarDates();
  const { countries } = useLocations('');
  return (name: string, section: object): string => {
    const values: Record<string, unknown> = { ...section };
    const value = values[name];
    const text = String(value ?? '');
    switch (name) {
      case 'logo':
        return value ? t('conflict.logo') : '';
      case 'country': {
        const country = countries.find(({ id }) => id === text)?.name ?? text;
        return [country, values.state].filter(Boolean).join(t('common:comma'));
      }
      case 'weekStart':
        return weekdays(lang)[Number(text)]?.label ?? text;
      case 'digestDays':
        return (value as string[]).map(day => weekdays(lang)[Number(day)]?.label).join(t('common:comma'));
      case 'digestHour':
        return hourText(text);
      case 'idleLockMinutes':
        return value ? t('idleLock.minutes', { count: Number(value) }) : t('idleLock.off');
      case 'axialTablesChecked':
        return t(value ? 'conflict.ticked' : 'conflict.notTicked');
      case 'modules':
        return (value as ('eye' | 'developer')[])
          .map(module => t(`licences:module.${module}`))
          .join(t('common:comma'));
      case 'endsOn':
        return PlainDate.safeParse(text).success ? date(text) : text;
      case 'dateOrder':
      case 'locale':
      case 'script':
      case 'reportsBy':
        return t(`${name}.${text}` as 'locale.en');
      default:
        return text;
    }
  };
}
