import { useTranslation } from 'react-i18next';
import {
  EyeReportStatus,
  LabOrderState,
  ReportCheck,
} from '../../../../shared/features/eye/eye-reports/schema.ts';
import { powerMethods } from '../../../../shared/features/eye/progression/trend.ts';
import { useColleagueFilter } from '../../../platform/lookups/use-colleague-filter.ts';
import { yesNo } from '../../../platform/routing/use-url-filters.ts';
import { choiceFilter } from '../../../ui/list/filters/choice-filter.ts';
import { dayFilter } from '../../../ui/list/filters/day-filter.tsx';
import type { FieldFilter, Filter } from '../../../ui/list/filters/filter.ts';
import type { EyeFilters } from './eye-filters.ts';

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
  const status = choiceFilter({
    key: 'status',
    name: t('field.status'),
    anyLabel: t('filter.anyStatus'),
    values: EyeReportStatus.options,
    labelOf: value => t(`status.${value}`),
    value: filters.status,
    onChange: value => onChange({ status: value }),
  });
  const method = choiceFilter({
    key: 'method',
    name: t('field.method'),
    anyLabel: t('filter.anyMethod'),
    values: powerMethods,
    labelOf: value => t(`method.${value}`),
    value: filters.method,
    onChange: value => onChange({ method: value }),
    isSecondary: true,
  });
  const order = choiceFilter({
    key: 'order',
    name: t('filter.order'),
    anyLabel: t('filter.anyOrder'),
    values: LabOrderState.options,
    labelOf: value => t(`order.${value}`),
    value: filters.order,
    onChange: value => onChange({ order: value }),
    isSecondary: true,
  });
  const check = choiceFilter({
    key: 'check',
    name: t('filter.check'),
    anyLabel: t('filter.anyCheck'),
    values: ReportCheck.options,
    labelOf: value => t(`check.${value}`),
    value: filters.check,
    onChange: value => onChange({ check: value }),
    isSecondary: true,
  });
  const sent = choiceFilter({
    key: 'sent',
    name: t('field.sent'),
    anyLabel: t('filter.anySent'),
    values: yesNo,
    labelOf: value => t(`filter.sent.${value}`),
    value: filters.sent,
    onChange: value => onChange({ sent: value }),
    isSecondary: true,
  });
  const days = (['from', 'to'] as const).map(key =>
    dayFilter({
      key,
      name: t(`filter.${key}`),
      day: filters[key],
      displayValue: day => t(`filter.${key}Day`, { day }),
      onChange: day => onChange({ [key]: day }),
    }),
  );
  return [author, status, order, check, method, sent, ...days];
}
