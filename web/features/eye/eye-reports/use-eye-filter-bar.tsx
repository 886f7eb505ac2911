import { useTranslation } from 'react-i18next';
import {
  EyeReportStatus,
  LabOrderState,
  ReportCheck,
} from '../../../../shared/features/eye/eye-reports/states.ts';
import { powerMethods } from '../../../../shared/features/eye/progression/trend.ts';
import { useColleagueFilter } from '../../../platform/lookups/use-colleague-filter.ts';
import type { FieldFilter, Filter } from '../../../ui/list/filters/filter.ts';
import { useDocumentFilters } from '../../../ui/list/filters/use-document-filters.tsx';
import type { EyeFilters } from './eye-filters.ts';

export function useEyeFilterBar(
  filters: EyeFilters,
  onChange: (changes: Partial<EyeFilters>) => void,
): (Filter | FieldFilter)[] {
  const { t } = useTranslation('eye');
  const { choice, sent, days } = useDocumentFilters(filters, onChange);
  const author = useColleagueFilter({
    key: 'author',
    name: t('filter.author'),
    value: filters.author,
    onChange: author => onChange({ author }),
  });
  const status = choice(
    'status',
    { name: t('field.status'), anyLabel: t('filter.anyStatus') },
    EyeReportStatus.options,
    value => t(`status.${value}`),
  );
  const method = choice(
    'method',
    { name: t('field.method'), anyLabel: t('filter.anyMethod') },
    powerMethods,
    value => t(`method.${value}`),
  );
  const order = choice(
    'order',
    { name: t('filter.order'), anyLabel: t('filter.anyOrder') },
    LabOrderState.options,
    value => t(`order.${value}`),
  );
  const check = choice(
    'check',
    { name: t('filter.check'), anyLabel: t('filter.anyCheck') },
    ReportCheck.options,
    value => t(`check.${value}`),
  );
  const more = [order, check, method].map(filter => ({ ...filter, isSecondary: true as const }));
  return [author, status, ...more, sent, ...days];
}
