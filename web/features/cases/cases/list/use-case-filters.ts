import type * as z from 'zod';
import { CaseFilters, CaseSort } from '../../../../../shared/features/cases/cases/schema.ts';
import { nonDefaultParams, useUrlState } from '../../../../platform/routing/use-url-state.ts';

const ListFilters = CaseFilters.extend({ sort: CaseSort.default('due') });
export type ListFilters = z.output<typeof ListFilters>;

/** The default filters. */
export const defaultFilters: ListFilters = ListFilters.parse({});

const filterNames = Object.keys(defaultFilters) as (keyof ListFilters)[];
const numericFilters: (keyof ListFilters)[] = ['ageFrom', 'ageTo'];

/** Filters and sort order, kept in the URL; defaults are omitted. */
export function useCaseFilters() {
  const { query, change: changeUrl } = useUrlState();
  const filters = parseFilters(query);

  const change = (changes: Partial<ListFilters>) => changeUrl(nonDefaultParams(changes, defaultFilters));
  const isFiltered = filterNames.some(name => name !== 'sort' && filters[name] !== defaultFilters[name]);
  const clear = () => change({ ...defaultFilters, sort: filters.sort });
  return { filters, change, clear, isFiltered };
}

/** Parses filters from the URL; invalid values are ignored. */
export function parseFilters(query: URLSearchParams): ListFilters {
  const entries = filterNames.flatMap(name => {
    const text = query.get(name);
    if (text === null) return [];
    const value = numericFilters.includes(name) ? Number(text) : text;
    return ListFilters.shape[name].safeParse(value).success ? [[name, value]] : [];
  });
  return ListFilters.parse(Object.fromEntries(entries));
}
