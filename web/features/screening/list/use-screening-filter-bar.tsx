import { useTranslation } from 'react-i18next';
import { bands } from '../../../../shared/features/screening/screenings/bands.ts';
import { ScreeningStatus } from '../../../../shared/features/screening/screenings/schema.ts';
import { useColleagueFilter } from '../../../platform/lookups/use-colleague-filter.ts';
import { DayFilterField } from '../../../ui/list/day-filter-field.tsx';
import type { FieldFilter, Filter } from '../../../ui/list/filter.ts';
import type { ScreeningFilters } from './use-screening-filters.ts';

/** The option for "no filter": option values must be strings. */
const anyValue = 'all';

const yesNo = ['yes', 'no'] as const;

/** The filters of the list of screenings; results across children are finished all of them. */
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
  ): Filter => ({
    key,
    name: t(`field.${key}`),
    options: [
      { value: anyValue, label: t(`filter.any.${key}`) },
      ...values.map(value => ({ value, label: labelOf(value) })),
    ],
    value: filters[key] ?? anyValue,
    defaultValue: anyValue,
    onChange: chosen => onChange({ [key]: values.find(value => value === chosen) ?? null }),
    isCompact: true,
  });
  const band = choice('band', bands, value => t(`band.${value}`));
  const status = choice('status', ScreeningStatus.options, value => t(`status.${value}`));
  const reviewed = choice('reviewed', yesNo, value => t(`filter.reviewed.${value}`));
  const sent = choice('sent', yesNo, value => t(`filter.sent.${value}`));
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
  const days = [dayFilter('from'), dayFilter('to')];
  if (areFinished) return [band, tester, ...days];
  return [band, status, tester, { ...reviewed, isSecondary: true }, { ...sent, isSecondary: true }, ...days];
}
