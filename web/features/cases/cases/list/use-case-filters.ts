import type * as z from 'zod';
import { CaseFilters, CaseSort } from '../../../../../shared/features/cases/cases/schema.ts';
import { nonDefaultParams, useUrlState } from '../../../../platform/routing/use-address.ts';

const ListFilters = CaseFilters.extend({ sort: CaseSort.default('updated') });
export type ListFilters = z.output<typeof ListFilters>;

/** The list as it is without any choice. */
export const defaultFilters: ListFilters = ListFilters.parse({});

const filterNames = Object.keys(defaultFilters) as (keyof ListFilters)[];
const numericFilters: (keyof ListFilters)[] = ['ageFrom', 'ageTo'];

/** Filters and sorting of the list, kept in the address; what is usual is left out of it. */
export function useCaseFilters() {
  const { query, change: changeUrl } = useUrlState();
  const filters = parseFilters(query);

  const change = (changes: Partial<ListFilters>) => changeUrl(nonDefaultParams(changes, defaultFilters));
  const isFiltered = filterNames.some(name => name !== 'sort' && filters[name] !== defaultFilters[name]);
  const clear = () => change({ ...defaultFilters, sort: filters.sort });
  return { filters, change, clear, isFiltered };
}

/** What an address says; what it says wrongly is left out. */
export function parseFilters(query: URLSearchParams): ListFilters {
  const entries = filterNames.flatMap(name => {
    const text = query.get(name);
    if (text === null) return [];
    const value = numericFilters.includes(name) ? Number(text) : text;
    return ListFilters.shape[name].safeParse(value).success ? [[name, value]] : [];
  });
  return ListFilters.parse(Object.fromEntries(entries));
}
