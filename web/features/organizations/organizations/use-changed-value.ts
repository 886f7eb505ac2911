import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { ModuleName, PlainDate } from '../../../../shared/core/fields.ts';
import { OrganizationStatus } from '../../../../shared/features/organizations/organizations/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';

export function useChangedValue() {
  const { t } = useTranslation(['organizations', 'licences', 'common']);
  const { date } = useCalendarDates();

  function formatValue(field: string, value: string | null): string {
    if (!value) return t('event.nothing');
    if (PlainDate.safeParse(value).success) return date(value);
    const status = OrganizationStatus.safeParse(value);
    if (field === 'status' && status.success) return t(`status.${status.data}`);
    const modules = value.split(', ').map(word => ModuleName.safeParse(word).data);
    const isModules = modules.every(module => module !== undefined);
    if (isModules) return modules.map(module => t(`licences:module.${module}`)).join(t('common:comma'));
    return value;
  }

  const nameOf = (field: string): string => {
    const key = `organizations:field.${field}`;
    return i18next.exists(key) ? i18next.t(key as 'organizations:field.name') : field;
  };
  return { show: formatValue, nameOf };
}
