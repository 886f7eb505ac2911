import * as z from 'zod';
import { PlainDate } from '../../../../shared/core/fields.ts';
import {
  EyeReportSort,
  EyeReportStatus,
  LabOrderState,
  PowerMethodName,
  ReportCheck,
} from '../../../../shared/features/eye/eye-reports/schema.ts';
import { nonDefaultParams, useUrlState } from '../../../platform/routing/use-url-state.ts';

const EyeFilters = z.object({
  status: EyeReportStatus.nullable().catch(null),
  author: z.uuid().nullable().catch(null),
  method: PowerMethodName.nullable().catch(null),
  order: LabOrderState.nullable().catch(null),
  check: ReportCheck.nullable().catch(null),
  from: PlainDate.nullable().catch(null),
  to: PlainDate.nullable().catch(null),
  sort: EyeReportSort.catch('newest'),
});
export type EyeFilters = z.output<typeof EyeFilters>;

/** The defaults; the sort order does not count as a filter. */
const defaultFilters: EyeFilters = {
  status: null,
  author: null,
  method: null,
  order: null,
  check: null,
  from: null,
  to: null,
  sort: 'newest',
};

const filterNames = Object.keys(EyeFilters.shape) as (keyof EyeFilters)[];

/** Filters of the list, kept in the URL; invalid values are ignored. */
export function useEyeFilters() {
  const { query, change: changeUrl } = useUrlState();
  const filters = EyeFilters.parse(Object.fromEntries(filterNames.map(name => [name, query.get(name)])));

  const change = (changes: Partial<EyeFilters>) => changeUrl(nonDefaultParams(changes, defaultFilters));
  const isFiltered = filterNames.some(name => name !== 'sort' && filters[name] !== defaultFilters[name]);
  const clear = () => change({ ...defaultFilters, sort: filters.sort });
  return { filters, change, clear, isFiltered };
}
