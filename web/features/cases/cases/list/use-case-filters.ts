import type * as z from 'zod';
import { CaseFilters, CaseSort } from '../../../../../shared/features/cases/cases/schema.ts';
import { unusualIn, useAddress } from '../../../../platform/routing/use-address.ts';

const ListFilters = CaseFilters.extend({ sort: CaseSort.default('updated') });
export type ListFilters = z.output<typeof ListFilters>;

/** The list as it is without any choice. */
export const usual: ListFilters = ListFilters.parse({});

const names = Object.keys(usual) as (keyof ListFilters)[];
const numbers: (keyof ListFilters)[] = ['ageFrom', 'ageTo'];

/** Filters and sorting of the list, kept in the address; what is usual is left out of it. */
export function useCaseFilters() {
  const { query, change: changeAddress } = useAddress();
  const filters = readFilters(query);

  const change = (changes: Partial<ListFilters>) => changeAddress(unusualIn(changes, usual));
  const isFiltered = names.some(name => name !== 'sort' && filters[name] !== usual[name]);
  const clear = () => change({ ...usual, sort: filters.sort });
  return { filters, change, clear, isFiltered };
}

/** What an address says; what it says wrongly is left out. */
export function readFilters(query: URLSearchParams): ListFilters {
  const said = names.flatMap(name => {
    const text = query.get(name);
    if (text === null) return [];
    const value = numbers.includes(name) ? Number(text) : text;
    return ListFilters.shape[name].safeParse(value).success ? [[name, value]] : [];
  });
  return ListFilters.parse(Object.fromEntries(said));
}
