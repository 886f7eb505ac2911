import { isId, isMemberId } from '../../../../shared/core/ids.ts';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { type AuditEntry, AuditKind } from '../../../../shared/features/operations/audit/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { dayFilter, type FilterValues, oneOf, textThat } from '../../../platform/routing/url-filters.ts';
import { useUrlFilters } from '../../../platform/routing/use-url-filters.ts';
import { useList } from '../../../ui/list/use-list.ts';

const filters = {
  kind: oneOf(AuditKind.options, 'all'),
  by: textThat(text => isMemberId(text) || isId('apiKey', text)),
  record: textThat(text => text.length > 0 && text.length <= 120),
  from: dayFilter,
  to: dayFilter,
};
export type AuditQuery = FilterValues<typeof filters>;

/** Filters of the audit log, kept in the URL; ignores invalid values. */
export const useAuditFilters = () => useUrlFilters(filters);

export function useAudit(query: AuditQuery, isFiltered: boolean) {
  return useList<AuditEntry>({
    queryKey: ['audit', query],
    fetchPage: ({ cursor }, signal) => call(audit.searchAudit, { ...query, cursor }, { signal }),
    isFiltered,
  });
}
