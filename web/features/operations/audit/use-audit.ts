import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { AuditFilters } from '../../../../shared/features/operations/audit/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { useAddress } from '../../../platform/routing/use-address.ts';

const Wanted = AuditFilters.pick({ kind: true, by: true, record: true, from: true, to: true });
export type Wanted = ReturnType<typeof Wanted.parse>;

/** The audit without any filter. */
export const everything: Wanted = Wanted.parse({});
const names = Object.keys(everything) as (keyof Wanted)[];

/** What is wanted of the audit, kept in the address; what it says wrongly is left out. */
export function useAuditFilters() {
  const address = useAddress();
  const said = names.flatMap(name => {
    const value = address.query.get(name);
    return value !== null && Wanted.shape[name].safeParse(value).success ? [[name, value]] : [];
  });
  const wanted = Wanted.parse(Object.fromEntries(said));

  function change(changes: Partial<Wanted>): void {
    const said = Object.entries(changes).map(([name, value]) => {
      const isUsual = value === everything[name as keyof Wanted];
      return [name, isUsual ? null : value];
    });
    address.change(Object.fromEntries(said));
  }

  const isFiltered = names.some(name => wanted[name] !== everything[name]);
  return { wanted, change, clear: () => change(everything), isFiltered };
}

/** What was recorded, page after page. */
export function useAudit(wanted: Wanted) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: ['audit', wanted],
      queryFn: ({ pageParam, signal }) =>
        call(audit.searchAudit, { ...wanted, cursor: pageParam }, { signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ meta }) => meta.next,
    }),
  );
}
