import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';

/** From this share of the limit on, how much has been used is said. */
const showFromShare = 0.8;

interface CounterProps {
  value: string;
  /** Code points that fit. */
  limit: number;
}

/** How much of a field is used, once it becomes full. */
export function Counter({ value, limit }: CounterProps) {
  const { t } = useTranslation();
  const used = [...value.trim()].length;
  if (used < limit * showFromShare) return null;
  return (
    <span className={styles.counter} data-over={used > limit || undefined}>
      {t('counter', { used, limit })}
    </span>
  );
}
