import * as z from 'zod';
import { PlainDate } from '../../../../shared/core/fields.ts';
import { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import { ScreeningSort, ScreeningStatus } from '../../../../shared/features/screening/screenings/schema.ts';
import { nonDefaultParams, useUrlState } from '../../../platform/routing/use-url-state.ts';

const yesNo = z.enum(['yes', 'no']).nullable().catch(null);

const ScreeningFilters = z.object({
  band: Band.nullable().catch(null),
  tester: z.uuid().nullable().catch(null),
  status: ScreeningStatus.nullable().catch(null),
  reviewed: yesNo,
  sent: yesNo,
  from: PlainDate.nullable().catch(null),
  to: PlainDate.nullable().catch(null),
  sort: ScreeningSort.catch('newest'),
});
export type ScreeningFilters = z.output<typeof ScreeningFilters>;

/** The defaults; the sort order does not count as a filter. */
const defaultFilters: ScreeningFilters = {
  band: null,
  tester: null,
  status: null,
  reviewed: null,
  sent: null,
  from: null,
  to: null,
  sort: 'newest',
};

const filterNames = Object.keys(ScreeningFilters.shape) as (keyof ScreeningFilters)[];

/** Filters of the list, kept in the URL; invalid values are ignored. */
export function useScreeningFilters() {
  const { query, change: changeUrl } = useUrlState();
  const filters = ScreeningFilters.parse(
    Object.fromEntries(filterNames.map(name => [name, query.get(name)])),
  );
  const change = (changes: Partial<ScreeningFilters>) => changeUrl(nonDefaultParams(changes, defaultFilters));
  const isFiltered = filterNames.some(name => name !== 'sort' && filters[name] !== defaultFilters[name]);
  const clear = () => change({ ...defaultFilters, sort: filters.sort });
  return { filters, change, clear, isFiltered };
}

const asBoolean = (answer: 'yes' | 'no' | null) => (answer === null ? null : answer === 'yes');

/** The filters as the search takes them. */
export const toSearch = ({ status, reviewed, sent, ...filters }: ScreeningFilters) => ({
  ...filters,
  status: status === null ? [] : [status],
  isReviewed: asBoolean(reviewed),
  isSent: asBoolean(sent),
});
