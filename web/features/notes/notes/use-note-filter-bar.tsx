import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NoteStatus } from '../../../../shared/features/notes/notes/schema.ts';
import { useColleagueFilter } from '../../../platform/lookups/use-colleague-filter.ts';
import { yesNo } from '../../../platform/routing/use-url-filters.ts';
import { choiceFilter } from '../../../ui/list/filters/choice-filter.ts';
import { dayFilter } from '../../../ui/list/filters/day-filter.tsx';
import type { FieldFilter, Filter } from '../../../ui/list/filters/filter.ts';
import type { NoteFilters } from './note-filters.ts';
import { usableTemplatesQuery } from './queries.ts';

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
  const status = choice('status', NoteStatus.options, value => t(`filter.status.${value}`));
  const sent = choice('sent', yesNo, value => t(`filter.sent.${value}`));
  const shared = choice('shared', yesNo, value => t(`filter.shared.${value}`));
  const names = new Map(templates.map(({ id, name }) => [id, name]));
  const template = choice('template', [...names.keys()], id => names.get(id) ?? '');
  const days = (['from', 'to'] as const).map(key =>
    dayFilter({
      key,
      name: t(`filter.${key}`),
      day: filters[key],
      displayValue: day => t(`filter.${key}Day`, { day }),
      onChange: day => onChange({ [key]: day }),
    }),
  );
  return [
    status,
    author,
    { ...template, isSecondary: true },
    { ...sent, isSecondary: true },
    { ...shared, isSecondary: true },
    ...days,
  ];
}
