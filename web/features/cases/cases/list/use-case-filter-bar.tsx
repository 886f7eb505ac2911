import { useTranslation } from 'react-i18next';
import {
  caseSources,
  caseStatuses,
  genderFilters,
} from '../../../../../shared/features/cases/cases/schema.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { useColleagueFilter } from '../../../../platform/lookups/use-colleague-filter.ts';
import { choiceFilter } from '../../../../ui/list/filters/choice-filter.ts';
import type { FieldFilter, Filter } from '../../../../ui/list/filters/filter.ts';
import { AgeFilterFields } from '../age-filter-fields.tsx';
import { TagFilterField } from '../tag-filter-field.tsx';
import { defaultFilters, type ListFilters } from './case-filters.ts';

/** @param tags known tags to choose from */
export function useCaseFilterBar(
  filters: ListFilters,
  onChange: (changes: Partial<ListFilters>) => void,
  tags: string[],
): (Filter | FieldFilter)[] {
  const { t } = useTranslation(['cases', 'ui']);
  const isAdmin = useSession().role === 'admin';
  const assigned = useColleagueFilter({
    key: 'assigned',
    name: t('field.assigned'),
    value: filters.assignedTo,
    onChange: assignedTo => onChange({ assignedTo }),
  });
  const gender = choiceFilter({
    key: 'gender',
    name: t('field.gender'),
    anyLabel: t('filter.anyGender'),
    values: genderFilters,
    labelOf: value => t(value === 'notStated' ? 'filter.genderNotStated' : `ui:gender.${value}`),
    value: filters.gender,
    onChange: value => onChange({ gender: value }),
  });
  const source = choiceFilter({
    key: 'source',
    name: t('filter.source'),
    anyLabel: t('filter.anySource'),
    values: caseSources,
    labelOf: value => t(`source.${value}`),
    value: filters.source,
    onChange: value => onChange({ source: value }),
    isSecondary: true,
  });
  const status: Filter = {
    key: 'status',
    name: t('ui:field.status'),
    options: caseStatuses
      .filter(value => value !== 'restricted' || isAdmin)
      .map(value => ({ value, label: t(`status.${value}`) })),
    value: filters.status,
    defaultValue: defaultFilters.status,
    onChange: value => onChange({ status: value as ListFilters['status'] }),
    isCompact: true,
    isSecondary: true,
  };
  const { ageFrom, ageTo } = filters;
  const age: FieldFilter = {
    key: 'age',
    name: t('field.age'),
    displayValue: useAgeRangeText(ageFrom, ageTo),
    onClear: () => onChange({ ageFrom: null, ageTo: null }),
    field: <AgeFilterFields from={ageFrom} to={ageTo} onChange={onChange} />,
  };
  const tag: FieldFilter = {
    key: 'tag',
    name: t('filter.tag'),
    displayValue: filters.tag,
    onClear: () => onChange({ tag: null }),
    field: <TagFilterField tag={filters.tag} known={tags} onChange={tag => onChange({ tag })} />,
    isSecondary: true,
  };
  return [assigned, age, gender, source, status, tag];
}

function useAgeRangeText(from: number | null, to: number | null): string | null {
  const { t } = useTranslation('cases');
  if (from === null) return to === null ? null : t('filter.ageTo', { to });
  return to === null ? t('filter.ageFrom', { from }) : t('filter.ageBetween', { from, to });
}
