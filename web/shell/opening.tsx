import { useTranslation } from 'react-i18next';
import { Mark } from '../ui/mark.tsx';
import styles from './opening.module.css';

/** Before the first page is there. */
export function Opening() {
  const { t } = useTranslation();
  return (
    <div className={styles.root} role="status" aria-label={t('loading')}>
      <Mark size={48} />
    </div>
  );
}
