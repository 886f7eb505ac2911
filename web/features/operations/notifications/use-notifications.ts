import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { idleNotificationPollSeconds, notificationPollSeconds } from '../../../../shared/core/limits.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { logWarning } from '../../../platform/api/log.ts';
import { idleMs } from '../../../platform/auth/last-activity.ts';
import { useLocale, useScript } from '../../../platform/i18n/use-locale.ts';

const root = ['notifications'];
/** Without user input for this long, notifications are fetched less often. */
const idleAfterMs = 300_000;

const pollMs = (): number =>
  (idleMs() < idleAfterMs ? notificationPollSeconds : idleNotificationPollSeconds) * 1000;

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
    refetchInterval: pollMs,
    retry: false,
  });
  const list = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const unseen = query.data?.pages[0]?.unseen ?? 0;

  /** Marks all notifications up to the newest loaded one as seen: loaded ones singly, older ones together. */
  async function markSeen(): Promise<void> {
    const [newest] = list;
    if (unseen === 0 || !newest) return;
    const shown = list.filter(({ seen }) => !seen);
    queryClient.setQueryData<InfiniteData<Page>>(key, data => data && asSeen(data));
    await logFailures(
      shown.map(({ id }) => call(notifications.markNotificationSeen, { notificationId: id })),
    );
    if (unseen > shown.length)
      await logFailures([call(notifications.markAllNotificationsSeen, { notificationId: newest.id })]);
    await queryClient.invalidateQueries({ queryKey: root });
  }

  return { list, unseen, markSeen, query };
}

async function logFailures(marking: Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(marking)) {
    if (result.status === 'rejected') logWarning('A notification was not marked as seen', result.reason);
  }
}

/** Returns the cached pages with all notifications as seen, to show before the server confirms. */
function asSeen({ pages, pageParams }: InfiniteData<Page>): InfiniteData<Page> {
  const seen = pages.map(page => ({
    ...page,
    unseen: 0,
    data: page.data.map(notification => ({ ...notification, seen: true })),
  }));
  return { pages: seen, pageParams };
}
