import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { logWarning } from '../../../platform/api/log.ts';
import { useLocale, useScript } from '../../../platform/i18n/use-locale.ts';

const root = ['notifications'];
const twoMinutes = 120_000;

type Page = ResponseOf<typeof notifications.listNotifications>;

/** The user's notifications, page by page. A failure is only logged; the panel stays empty. */
export function useNotifications() {
  const queryClient = useQueryClient();
  const locale = useLocale();
  const script = useScript();
  const key = [...root, locale, script];
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) =>
      call(notifications.listNotifications, { page: pageParam, locale, script }).catch(error => {
        logWarning('Notifications could not be loaded', error);
        throw error;
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta.last_page !== null && meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
    refetchInterval: twoMinutes,
    retry: false,
  });
  const list = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const unseen = query.data?.pages[0]?.unseen ?? 0;

  /** Marks as seen what the open panel has shown. */
  async function markSeen(): Promise<void> {
    const shown = list.filter(({ seen }) => !seen);
    if (shown.length === 0) return;
    queryClient.setQueryData<InfiniteData<Page>>(key, data => data && withSeen(data, shown.length));
    const marked = await Promise.allSettled(
      shown.map(({ id }) => call(notifications.markNotificationSeen, { notificationId: id })),
    );
    for (const result of marked) {
      if (result.status === 'rejected') logWarning('A notification was not marked as seen', result.reason);
    }
    await queryClient.invalidateQueries({ queryKey: root });
  }

  return { list, unseen, markSeen, query };
}

/** Optimistic update: the pages after marking that many as seen. */
function withSeen({ pages, pageParams }: InfiniteData<Page>, count: number): InfiniteData<Page> {
  const seen = pages.map(page => ({
    ...page,
    unseen: page.unseen - count,
    data: page.data.map(notification => ({ ...notification, seen: true })),
  }));
  return { pages: seen, pageParams };
}
