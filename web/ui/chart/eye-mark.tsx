import { useTranslation } from 'react-i18next';
import styles from './eye-mark.module.css';

export type Eye = 'right' | 'left';

/** Filled circle for the right eye, hollow square for the left: distinguishable without colour. */
export function EyeMark({ eye }: { eye: Eye }) {
  return (
    <svg width={12} height={12} viewBox="0 0 12 12" className={styles.mark} data-eye={eye} aria-hidden="true">
      {eye === 'right' ? (
        <circle cx="6" cy="6" r="5" fill="currentColor" />
      ) : (
        <rect x="1.5" y="1.5" width="9" height="9" fill="none" stroke="currentColor" strokeWidth="2" />
      )}
    </svg>
  );
}

export function EyeName({ eye }: { eye: Eye }) {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.name} data-eye={eye}>
      <EyeMark eye={eye} />
      {t(`eye.${eye}`)}
    </span>
  );
}
