import { useNetwork } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { hasPreparedDay } from '../../platform/offline/prepared-day.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './bars.module.css';

/** Offline banner; on a device prepared for offline work, the header shows unsent answers instead. */
export function OfflineBar() {
  const { t } = useTranslation('shell');
  const { online } = useNetwork();
  return (
    <div role="status" className={`${styles.bar} ${styles.sticky}`}>
      {!online && !hasPreparedDay() && <Notice tone="attention">{t('offline')}</Notice>}
    </div>
  );
}
