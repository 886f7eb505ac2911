import * as z from 'zod';
import { PlainDate } from '../../../../shared/core/fields.ts';
import { LabOrderState } from '../../../../shared/features/eye/eye-reports/lab-order.ts';
import {
  EyeReportSort,
  EyeReportStatus,
  PowerMethodName,
} from '../../../../shared/features/eye/eye-reports/schema.ts';
import { unusualIn, useAddress } from '../../../platform/routing/use-address.ts';

const EyeFilters = z.object({
  status: EyeReportStatus.nullable().catch(null),
  author: z.uuid().nullable().catch(null),
  method: PowerMethodName.nullable().catch(null),
  order: LabOrderState.nullable().catch(null),
  from: PlainDate.nullable().catch(null),
  to: PlainDate.nullable().catch(null),
  sort: EyeReportSort.catch('newest'),
});
export type EyeFilters = z.output<typeof EyeFilters>;

/** The list as it is without any choice; its order is no filter. */
const usual: EyeFilters = {
  status: null,
  author: null,
  method: null,
  order: null,
  from: null,
  to: null,
  sort: 'newest',
};

const names = Object.keys(EyeFilters.shape) as (keyof EyeFilters)[];

/** Filters of the list, kept in the address; what is wrong in it is left out. */
export function useEyeFilters() {
  const { query, change: changeAddress } = useAddress();
  const filters = EyeFilters.parse(Object.fromEntries(names.map(name => [name, query.get(name)])));

  const change = (changes: Partial<EyeFilters>) => changeAddress(unusualIn(changes, usual));
  const isFiltered = names.some(name => name !== 'sort' && filters[name] !== usual[name]);
  const clear = () => change({ ...usual, sort: filters.sort });
  return { filters, change, clear, isFiltered };
}
