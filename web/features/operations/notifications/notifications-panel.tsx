import { ActionIcon, Button, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import headerStyles from '../../../ui/layout/header.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { NotificationItem } from './notification-item.tsx';
import styles from './notifications-panel.module.css';
import { useNotifications } from './use-notifications.ts';

/** Offset that aligns the panel with the right edge of the avatar. */
const panelOffset = { mainAxis: 16, crossAxis: 48 };

/** The notification bell and its panel. Closing the panel marks all notifications as seen. */
function NotificationsPanel() {
  const { t } = useTranslation(['shell', 'common']);
  const allAddress = `${useTo()('dashboard')}?tab=notifications`;
  const { list, unseen, markSeen, query } = useNotifications();
  const [isOpen, panel] = useDisclosure(false, {
    onOpen: () => {
      if (query.isError) query.refetch();
    },
    onClose: markSeen,
  });
  const rows = useRef<HTMLDivElement>(null);

  /** Loads more notifications. After the last page the button disappears, so the focus moves to the rows. */
  async function loadMore(): Promise<void> {
    const { hasNextPage } = await query.fetchNextPage();
    if (!hasNextPage) rows.current?.focus();
  }

  const label = unseen > 0 ? t('notifications.bellUnseen', { count: unseen }) : t('notifications.title');
  return (
    <Popover
      opened={isOpen}
      onChange={panel.close}
      position="bottom-end"
      offset={panelOffset}
      width={350}
      hideDetached={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={headerStyles.bell}
          data-open={isOpen || undefined}
          aria-label={label}
          onClick={isOpen ? panel.close : panel.open}
        >
          <IconBell size={20} stroke={1.75} aria-hidden />
          {unseen > 0 && <span className={headerStyles.dot} />}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} aria-label={t('notifications.title')}>
        <header className={styles.header}>
          <h2 className={`${layout.ink} ${layout.normal}`}>{t('notifications.title')}</h2>
          {unseen > 0 && <span>{t('notifications.unseen', { count: unseen })}</span>}
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <div ref={rows} className={styles.scroll} tabIndex={0} data-autofocus>
          {list.length === 0 && !query.isPending && (
            <p className={styles.empty}>{t('notifications.empty')}</p>
          )}
          <ul>
            {list.map(notification => (
              <NotificationItem key={notification.id} notification={notification} onOpen={panel.close} />
            ))}
          </ul>
        </div>
        <footer className={styles.footer}>
          {query.hasNextPage && (
            <Button variant="subtle" fullWidth loading={query.isFetchingNextPage} onClick={loadMore}>
              {t('common:loadMore')}
            </Button>
          )}
          <Button component={Link} to={allAddress} variant="subtle" fullWidth onClick={panel.close}>
            {t('notifications.all')}
          </Button>
        </footer>
      </Popover.Dropdown>
    </Popover>
  );
}

export { NotificationsPanel as Component };
