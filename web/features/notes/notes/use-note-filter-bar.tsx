import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NoteStatus } from '../../../../shared/features/notes/notes/schema.ts';
import { useColleagueFilter } from '../../../platform/lookups/use-colleague-filter.ts';
import { yesNo } from '../../../platform/routing/use-url-filters.ts';
import type { FieldFilter, Filter } from '../../../ui/list/filters/filter.ts';
import { useDocumentFilters } from '../../../ui/list/filters/use-document-filters.tsx';
import type { NoteFilters } from './note-filters.ts';
import { usableTemplatesQuery } from './queries.ts';

export function useNoteFilterBar(
  filters: NoteFilters,
  onChange: (changes: Partial<NoteFilters>) => void,
): (Filter | FieldFilter)[] {
  const { t } = useTranslation('notes');
  const { data: templates = [] } = useQuery(usableTemplatesQuery);
  const { choice, sent, days } = useDocumentFilters(filters, onChange);
  const author = useColleagueFilter({
    key: 'author',
    name: t('field.author'),
    value: filters.author,
    onChange: author => onChange({ author }),
  });
  const textsOf = (key: 'status' | 'shared' | 'template') => ({
    name: t(`field.${key}`),
    anyLabel: t(`filter.any.${key}`),
  });
  const status = choice('status', textsOf('status'), NoteStatus.options, value => t(`state.${value}`));
  const shared = choice('shared', textsOf('shared'), yesNo, value => t(`filter.shared.${value}`));
  const names = new Map(templates.map(({ id, name }) => [id, name]));
  const template = choice('template', textsOf('template'), [...names.keys()], id => names.get(id) ?? '');
  return [
    status,
    author,
    { ...template, isSecondary: true },
    sent,
    { ...shared, isSecondary: true },
    ...days,
  ];
}
