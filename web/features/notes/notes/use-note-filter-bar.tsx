import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NoteStatus } from '../../../../shared/features/notes/notes/schema.ts';
import { useColleagueFilter } from '../../../platform/lookups/use-colleague-filter.ts';
import { DayFilterField } from '../../../ui/list/day-filter-field.tsx';
import type { FieldFilter, Filter } from '../../../ui/list/filter.ts';
import { usableTemplatesQuery } from './queries.ts';
import type { NoteFilters } from './use-note-filters.ts';

/** The option for "no filter": option values must be strings. */
const anyValue = 'all';

const yesNo = ['yes', 'no'] as const;

/** The filters of the list of notes. */
export function useNoteFilterBar(
  filters: NoteFilters,
  onChange: (changes: Partial<NoteFilters>) => void,
): (Filter | FieldFilter)[] {
  const { t } = useTranslation('notes');
  const { data: templates = [] } = useQuery(usableTemplatesQuery);
  const author = useColleagueFilter({
    key: 'author',
    labels: {
      name: t('field.author'),
      anybody: t('filter.anybody'),
      me: t('filter.me'),
      somebody: t('filter.somebody'),
    },
    value: filters.author,
    onChange: id => onChange({ author: id }),
  });
  const choice = <Value extends string>(
    key: 'status' | 'sent' | 'shared' | 'template',
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
  const status = choice('status', NoteStatus.options, value => t(`filter.status.${value}`));
  const sent = choice('sent', yesNo, value => t(`filter.sent.${value}`));
  const shared = choice('shared', yesNo, value => t(`filter.shared.${value}`));
  const names = new Map(templates.map(({ id, name }) => [id, name]));
  const template = choice('template', [...names.keys()], id => names.get(id) ?? '');
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
  return [
    status,
    author,
    { ...template, isSecondary: true },
    { ...sent, isSecondary: true },
    { ...shared, isSecondary: true },
    dayFilter('from'),
    dayFilter('to'),
  ];
}
