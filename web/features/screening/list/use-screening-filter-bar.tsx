import { useTranslation } from 'react-i18next';
import { bands } from '../../../../shared/features/screening/screenings/bands.ts';
import { ScreeningStatus } from '../../../../shared/features/screening/screenings/schema.ts';
import { useColleagueFilter } from '../../../platform/lookups/use-colleague-filter.ts';
import { yesNo } from '../../../platform/routing/use-url-filters.ts';
import { choiceFilter } from '../../../ui/list/filters/choice-filter.ts';
import { dayFilter } from '../../../ui/list/filters/day-filter.tsx';
import type { FieldFilter, Filter } from '../../../ui/list/filters/filter.ts';
import type { ScreeningFilters } from './screening-filters.ts';

/** Filters of the screening list; results across children are always finished. */
export function useScreeningFilterBar(
  filters: ScreeningFilters,
  onChange: (changes: Partial<ScreeningFilters>) => void,
  areFinished = false,
): (Filter | FieldFilter)[] {
  const { t } = useTranslation('learning');
  const tester = useColleagueFilter({
    key: 'tester',
    labels: {
      name: t('field.tester'),
      anybody: t('filter.anybody'),
      me: t('filter.me'),
      somebody: t('filter.somebody'),
    },
    value: filters.tester,
    onChange: id => onChange({ tester: id }),
  });
  const choice = <Value extends string>(
    key: 'band' | 'status' | 'reviewed' | 'sent',
    values: readonly Value[],
    labelOf: (value: Value) => string,
  ) =>
    choiceFilter({
      key,
      name: t(`field.${key}`),
      anyLabel: t(`filter.any.${key}`),
      values,
      labelOf,
      value: values.find(value => value === filters[key]) ?? null,
      onChange: value => onChange({ [key]: value }),
    });
  const band = choice('band', bands, value => t(`band.${value}`));
  const status = choice('status', ScreeningStatus.options, value => t(`status.${value}`));
  const reviewed = choice('reviewed', yesNo, value => t(`filter.reviewed.${value}`));
  const sent = choice('sent', yesNo, value => t(`filter.sent.${value}`));
  const days = (['from', 'to'] as const).map(key =>
    dayFilter({
      key,
      name: t(`filter.${key}`),
      day: filters[key],
      displayValue: day => t(`filter.${key}Day`, { day }),
      onChange: day => onChange({ [key]: day }),
    }),
  );
  if (areFinished) return [band, tester, ...days];
  return [band, status, tester, { ...reviewed, isSecondary: true }, { ...sent, isSecondary: true }, ...days];
}
