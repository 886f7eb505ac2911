import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import {
  type MailFilters,
  MailState,
  MailTemplate,
} from '../../../../shared/features/operations/email-log/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';

type MailPage = ResponseOf<typeof emailLog.searchMails>;
type MailQuery = Omit<MailFilters, 'cursor'>;

const root = ['mails'];
/** Polling interval while emails are queued, in milliseconds. */
const refetchMs = 3_000;

export const refreshMails = () => queryClient.invalidateQueries({ queryKey: root });

/** Email log filters, kept in the URL; the search text is not, because it is part of an email address. */
export function useMailFilters() {
  const { query, change } = useUrlState();
  return {
    state: MailState.safeParse(query.get('state')).data ?? null,
    template: MailTemplate.safeParse(query.get('template')).data ?? null,
    change,
    clear: () => change({ state: null, template: null }),
  };
}

/** The email log, page by page. */
export function useMails(wanted: MailQuery) {
  return useInfiniteQuery({
    queryKey: [...root, wanted],
    queryFn: ({ pageParam, signal }) =>
      call(emailLog.searchMails, { ...wanted, cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    placeholderData: keepPreviousData<InfiniteData<MailPage, string | null>>,
    refetchInterval: ({ state: { data } }) => {
      const hasQueued = data?.pages.some(page => page.data.some(({ state }) => state === 'queued'));
      return hasQueued ? refetchMs : false;
    },
  });
}
