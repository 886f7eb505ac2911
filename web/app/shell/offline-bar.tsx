import { useNetwork } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './bars.module.css';

/** Banner while offline. */
export function OfflineBar() {
  const { t } = useTranslation('shell');
  const { online } = useNetwork();
  return (
    <div role="status" className={`${styles.bar} ${styles.sticky}`}>
      {!online && <Notice tone="attention">{t('offline')}</Notice>}
    </div>
  );
}
