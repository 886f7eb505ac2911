import { type FilterValues, readFilters, type UrlFilter, unfiltered } from './url-filters.ts';
import { nonDefaultParams, useUrlState } from './use-url-state.ts';

/** Filters and sort order of a list, kept in the URL. Omits defaults and ignores invalid values. */
export function useUrlFilters<Filters extends Record<string, UrlFilter<unknown>>>(known: Filters) {
  type Values = FilterValues<Filters>;
  const { query, change: changeUrl } = useUrlState();
  const defaults = unfiltered(known);
  const filters = readFilters(known, query);

  const change = (changes: Partial<Values>) => changeUrl(nonDefaultParams(changes, defaults));
  const isFiltered = Object.keys(known).some(name => name !== 'sort' && filters[name] !== defaults[name]);
  const clear = () => change({ ...defaults, sort: filters.sort });
  return { filters, change, clear, isFiltered };
}
