import { IconCloudUp } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../platform/auth/session.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { deleteDay, readStoredDay } from './current-day.ts';
import { keepAppFiles } from './offline-files.ts';
import styles from './prepared-day.module.css';
import { useCurrentDay } from './use-current-day.ts';
import { useSending } from './use-sending.ts';
import { useWaitingCount } from './use-waiting-count.ts';

/** Link to unsent answers. Sends them while the day is open; deletes the day once it has expired. */
export function WaitingLink() {
  const { t } = useTranslation('preparedDay');
  const to = useTo();
  const { id } = useSession();
  const count = useWaitingCount();
  const store = useCurrentDay();
  const isSending = useSending(store);

  useEffect(() => {
    async function check(): Promise<void> {
      const stored = await readStoredDay();
      if (!stored) return;
      if (stored.ownerId !== id || Date.parse(stored.until) <= Date.now()) await deleteDay();
    }
    check().catch(() => undefined);
    const timer = setInterval(() => check().catch(() => undefined), 60_000);
    return () => clearInterval(timer);
  }, [id]);

  // Replaces the cached files if the app has a newer version.
  useEffect(() => {
    if (navigator.onLine) keepAppFiles().catch(() => undefined);
  }, []);

  return (
    <Link
      to={`${to('screenings')}?tab=class`}
      className={styles.status}
      data-tone={count === 0 ? 'good' : undefined}
    >
      <IconCloudUp size={18} aria-hidden />
      {count === 0 ? t('status.sent') : t(isSending ? 'status.sending' : 'status.waiting', { count })}
    </Link>
  );
}
