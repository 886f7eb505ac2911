import { useNetwork } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { hasPreparedDay } from '../../platform/offline/prepared-day.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './bars.module.css';

/** Banner while offline; a device that was prepared for it goes on, and says in its header what it has not sent. */
export function OfflineBar() {
  const { t } = useTranslation('shell');
  const { online } = useNetwork();
  return (
    <div role="status" className={`${styles.bar} ${styles.sticky}`}>
      {!online && !hasPreparedDay() && <Notice tone="attention">{t('offline')}</Notice>}
    </div>
  );
}
