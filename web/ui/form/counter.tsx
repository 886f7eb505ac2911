import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';

/** Share of the length limit at which the counter appears. */
const showFromShare = 0.8;

interface CounterProps {
  value: string;
  limit: number;
}

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
