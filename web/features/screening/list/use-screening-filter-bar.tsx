import { useTranslation } from 'react-i18next';
import { bands } from '../../../../shared/features/screening/screenings/bands.ts';
import { screeningStatuses } from '../../../../shared/features/screening/screenings/schema.ts';
import { useColleagueFilter } from '../../../platform/lookups/use-colleague-filter.ts';
import { yesNo } from '../../../platform/routing/url-filters.ts';
import type { FieldFilter, Filter } from '../../../ui/list/filters/filter.ts';
import { useDocumentFilters } from '../../../ui/list/filters/use-document-filters.tsx';
import type { ScreeningFilters } from './screening-filters.ts';

/** Filter bar of the screening list. Offers only finished screenings for results across children. */
export function useScreeningFilterBar(
  filters: ScreeningFilters,
  onChange: (changes: Partial<ScreeningFilters>) => void,
  areFinished = false,
): (Filter | FieldFilter)[] {
  const { t } = useTranslation('learning');
  const { choice, sent, days } = useDocumentFilters(filters, onChange);
  const tester = useColleagueFilter({
    key: 'tester',
    name: t('field.tester'),
    value: filters.tester,
    onChange: tester => onChange({ tester }),
  });
  const textsOf = (key: 'band' | 'status' | 'reviewed') => ({
    name: t(`field.${key}`),
    anyLabel: t(`filter.any.${key}`),
  });
  const band = choice('band', textsOf('band'), bands, value => t(`band.${value}`));
  const status = choice('status', textsOf('status'), screeningStatuses, value => t(`status.${value}`));
  const reviewed = choice('reviewed', textsOf('reviewed'), yesNo, value => t(`filter.reviewed.${value}`));
  if (areFinished) return [band, tester, ...days];
  return [band, status, tester, { ...reviewed, isSecondary: true }, sent, ...days];
}
