import * as z from 'zod';
import { PlainDate } from '../../../../shared/core/fields.ts';
import { NoteSort, NoteStatus } from '../../../../shared/features/notes/notes/schema.ts';
import { TemplateId } from '../../../../shared/features/notes/templates/schema.ts';
import { nonDefaultParams, useUrlState } from '../../../platform/routing/use-url-state.ts';

const yesNo = z.enum(['yes', 'no']).nullable().catch(null);

const NoteFilters = z.object({
  author: z.uuid().nullable().catch(null),
  template: TemplateId.nullable().catch(null),
  status: NoteStatus.nullable().catch(null),
  sent: yesNo,
  shared: yesNo,
  from: PlainDate.nullable().catch(null),
  to: PlainDate.nullable().catch(null),
  sort: NoteSort.catch('newest'),
});
export type NoteFilters = z.output<typeof NoteFilters>;

/** The defaults; the sort order does not count as a filter. */
const defaultFilters: NoteFilters = {
  author: null,
  template: null,
  status: null,
  sent: null,
  shared: null,
  from: null,
  to: null,
  sort: 'newest',
};

const filterNames = Object.keys(NoteFilters.shape) as (keyof NoteFilters)[];

/** Filters of the list, kept in the URL; invalid values are ignored. */
export function useNoteFilters() {
  const { query, change: changeUrl } = useUrlState();
  const filters = NoteFilters.parse(Object.fromEntries(filterNames.map(name => [name, query.get(name)])));
  const change = (changes: Partial<NoteFilters>) => changeUrl(nonDefaultParams(changes, defaultFilters));
  const isFiltered = filterNames.some(name => name !== 'sort' && filters[name] !== defaultFilters[name]);
  const clear = () => change({ ...defaultFilters, sort: filters.sort });
  return { filters, change, clear, isFiltered };
}

const asBoolean = (answer: 'yes' | 'no' | null) => (answer === null ? null : answer === 'yes');

/** The filters as the search takes them. */
export const toSearch = ({ status, sent, shared, ...filters }: NoteFilters) => ({
  ...filters,
  status: status === null ? [] : [status],
  isSent: asBoolean(sent),
  isShared: asBoolean(shared),
});
