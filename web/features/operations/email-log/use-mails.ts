import { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import {
  type MailFilters,
  type MailLine,
  MailStateFilter,
  MailTemplate,
} from '../../../../shared/features/operations/email-log/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { useList } from '../../../ui/list/use-list.ts';

const root = ['mails'];
/** Polling interval while emails are queued, in milliseconds. */
const refetchMs = 3_000;

export const refreshMails = () => queryClient.invalidateQueries({ queryKey: root });

/**
 * Filters of the email log, kept in the URL. The search text is not in the URL, because it is part of an
 * email address.
 */
export function useMailFilters() {
  const { query, change } = useUrlState();
  return {
    state: MailStateFilter.safeParse(query.get('state')).data ?? null,
    template: MailTemplate.safeParse(query.get('template')).data ?? null,
    change,
    clear: () => change({ state: null, template: null }),
  };
}

export function useMails(filters: Pick<MailFilters, 'state' | 'template'>) {
  return useList<MailLine>({
    queryKey: [...root, filters],
    fetchPage: ({ text, cursor }, signal) =>
      call(emailLog.searchMails, { ...filters, text, cursor }, { signal }),
    isFiltered: filters.state !== null || filters.template !== null,
    refetchAfter: rows => (rows.some(({ state }) => state === 'queued') ? refetchMs : false),
  });
}
