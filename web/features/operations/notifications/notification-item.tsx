import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { localizePath } from '../../../../shared/core/routes.ts';
import type { Notification } from '../../../../shared/features/operations/notifications/schema.ts';
import { useInstants, useZone } from '../../../platform/i18n/use-instants.ts';
import { useLanguage, useLocale } from '../../../platform/i18n/use-locale.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Avatar } from '../../../ui/text/avatar.tsx';
import styles from './notifications-panel.module.css';
import { relativeTime } from './relative-time.ts';

const platformInitials = 'SA';

interface NotificationItemProps {
  notification: Notification;
  onOpen?: () => void;
}

export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { t } = useTranslation('shell');
  const lang = useLocale();
  const timeZone = useZone();
  const { instant } = useInstants();
  const formatOptions = { language: useLanguage(), timeZone };
  const { name, description, seen, updatedAt, sender, link } = notification;
  return (
    <li className={styles.item} data-unseen={!seen || undefined}>
      {sender ? (
        <Avatar name={sender.fullName} picture={sender.profilePicture.url} />
      ) : (
        <span className={styles.platform}>{platformInitials}</span>
      )}
      <div className={`${layout.column} ${layout.breakable} ${layout.ink}`}>
        {link ? (
          <Link to={localizePath(link, lang)} className={styles.link} onClick={onOpen}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <span>{description}</span>
        <time
          dateTime={updatedAt}
          title={instant(updatedAt)}
          className={`${layout.above2} ${layout.faint} ${layout.tiny}`}
        >
          {relativeTime(updatedAt, Date.now(), formatOptions) ?? instant(updatedAt)}
        </time>
      </div>
      {!seen && <span className={styles.unseenDot} role="img" aria-label={t('notifications.new')} />}
    </li>
  );
}
