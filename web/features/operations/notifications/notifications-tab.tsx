import { Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyList, LoadMore } from '../../../ui/list/list-states.tsx';
import { NotificationItem } from './notification-item.tsx';
import styles from './notifications-tab.module.css';
import { useNotifications } from './use-notifications.ts';

/** All notifications of the user; empty on failure. Leaving the tab marks them as seen. */
function NotificationsTab() {
  const { t } = useTranslation('dashboard');
  const { list, markSeen, query } = useNotifications();
  useOnUnmount(markSeen);
  if (query.isPending) return <NotificationsSkeleton />;
  if (!query.data) return null;
  if (list.length === 0)
    return <EmptyList title={t('notifications.empty')} text={t('notifications.emptyText')} />;
  return (
    <>
      <ul className={styles.list}>
        {list.map(notification => (
          <NotificationItem key={notification.id} notification={notification} />
        ))}
      </ul>
      <LoadMore list={query} shown={list.length} total={query.data.pages[0]?.meta.total ?? null} />
    </>
  );
}

const rows = ['1', '2', '3'];

function NotificationsSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading')} className={styles.list}>
      {rows.map(row => (
        <Skeleton key={row} height={64} radius={0} className={styles.shape} />
      ))}
    </div>
  );
}

/** Calls the latest version of a function when the component unmounts. */
function useOnUnmount(leave: () => Promise<void>): void {
  const last = useRef(leave);
  useEffect(() => {
    last.current = leave;
  });
  useEffect(() => () => void last.current(), []);
}

export { NotificationsTab as Component };
