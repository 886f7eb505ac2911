import { useSearchParams } from 'react-router';
import * as z from 'zod';
import { EyeReportStatus } from '../../shared/eye/schema.ts';
import { PlainDate } from '../../shared/fields.ts';

const EyeFilters = z.object({
  status: EyeReportStatus.nullable().catch(null),
  from: PlainDate.nullable().catch(null),
  to: PlainDate.nullable().catch(null),
});
export type EyeFilters = z.output<typeof EyeFilters>;

const names = Object.keys(EyeFilters.shape) as (keyof EyeFilters)[];

/** Filters of the list, kept in the address; what is wrong in it is left out. */
export function useEyeFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = EyeFilters.parse(Object.fromEntries(names.map(name => [name, query.get(name)])));

  function change(changes: Partial<EyeFilters>): void {
    setQuery(
      before => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  const isFiltered = names.some(name => filters[name] !== null);
  const clear = () => change({ status: null, from: null, to: null });
  return { filters, change, clear, isFiltered };
}
