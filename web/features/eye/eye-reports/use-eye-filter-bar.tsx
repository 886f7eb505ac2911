import { useTranslation } from 'react-i18next';
import { EyeReportStatus, LabOrderState } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { powerMethods } from '../../../../shared/features/eye/progression/trend.ts';
import { useColleagueFilter } from '../../../platform/lookups/use-colleague-filter.ts';
import { DayFilterField } from '../../../ui/list/day-filter-field.tsx';
import type { FieldFilter, Filter } from '../../../ui/list/filter.ts';
import type { EyeFilters } from './use-eye-filters.ts';

/** The option for "no filter": option values must be strings. */
const anyValue = 'all';

/** The filters of the list of reports. */
export function useEyeFilterBar(
  filters: EyeFilters,
  onChange: (changes: Partial<EyeFilters>) => void,
): (Filter | FieldFilter)[] {
  const { t } = useTranslation('eye');
  const author = useColleagueFilter({
    key: 'author',
    labels: {
      name: t('filter.author'),
      anybody: t('filter.anybody'),
      me: t('filter.me'),
      somebody: t('filter.somebody'),
    },
    value: filters.author,
    onChange: id => onChange({ author: id }),
  });
  const status: Filter = {
    key: 'status',
    name: t('field.status'),
    options: [
      { value: anyValue, label: t('filter.anyStatus') },
      ...EyeReportStatus.options.map(value => ({ value, label: t(`status.${value}`) })),
    ],
    value: filters.status ?? anyValue,
    defaultValue: anyValue,
    onChange: value => onChange({ status: EyeReportStatus.safeParse(value).data ?? null }),
    isCompact: true,
  };
  const method: Filter = {
    key: 'method',
    name: t('field.method'),
    options: [
      { value: anyValue, label: t('filter.anyMethod') },
      ...powerMethods.map(value => ({ value, label: t(`method.${value}`) })),
    ],
    value: filters.method ?? anyValue,
    defaultValue: anyValue,
    onChange: value => onChange({ method: powerMethods.find(one => one === value) ?? null }),
    isCompact: true,
    isSecondary: true,
  };
  const order: Filter = {
    key: 'order',
    name: t('filter.order'),
    options: [
      { value: anyValue, label: t('filter.anyOrder') },
      ...LabOrderState.options.map(value => ({ value, label: t(`order.${value}`) })),
    ],
    value: filters.order ?? anyValue,
    defaultValue: anyValue,
    onChange: value => onChange({ order: LabOrderState.safeParse(value).data ?? null }),
    isCompact: true,
    isSecondary: true,
  };
  const dayFilter = (key: 'from' | 'to'): FieldFilter => ({
    key,
    name: t(`filter.${key}`),
    displayValue: filters[key] && t(`filter.${key}Day`, { day: filters[key] }),
    onClear: () => onChange({ [key]: null }),
    field: (
      <DayFilterField
        label={t(`filter.${key}`)}
        value={filters[key]}
        onChange={day => onChange({ [key]: day })}
      />
    ),
    isSecondary: true,
  });
  return [author, status, order, method, dayFilter('from'), dayFilter('to')];
}
