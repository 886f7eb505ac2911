import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { type AuditEntry, AuditFilters } from '../../../../shared/features/operations/audit/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { useList } from '../../../ui/list/use-list.ts';

const AuditQuery = AuditFilters.pick({ kind: true, by: true, record: true, from: true, to: true });
export type AuditQuery = ReturnType<typeof AuditQuery.parse>;

export const defaultAuditQuery: AuditQuery = AuditQuery.parse({});
const names = Object.keys(defaultAuditQuery) as (keyof AuditQuery)[];

/** Filters of the audit log, kept in the URL; ignores invalid values. */
export function useAuditFilters() {
  const address = useUrlState();
  const entries = names.flatMap(name => {
    const value = address.query.get(name);
    return value !== null && AuditQuery.shape[name].safeParse(value).success ? [[name, value]] : [];
  });
  const filters = AuditQuery.parse(Object.fromEntries(entries));

  function change(changes: Partial<AuditQuery>): void {
    const entries = Object.entries(changes).map(([name, value]) => {
      const isUsual = value === defaultAuditQuery[name as keyof AuditQuery];
      return [name, isUsual ? null : value];
    });
    address.change(Object.fromEntries(entries));
  }

  const isFiltered = names.some(name => filters[name] !== defaultAuditQuery[name]);
  return { query: filters, change, clear: () => change(defaultAuditQuery), isFiltered };
}

export function useAudit(query: AuditQuery, isFiltered: boolean) {
  return useList<AuditEntry>({
    queryKey: ['audit', query],
    fetchPage: ({ cursor }, signal) => call(audit.searchAudit, { ...query, cursor }, { signal }),
    isFiltered,
  });
}
