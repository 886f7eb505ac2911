import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import styles from './eye-grid.module.css';

/** What is said below a field: why it cannot be, or that it may be a slip. */
export interface Note {
  text: string;
  isWrong: boolean;
  /** The value that was probably meant, a press away. */
  mend?: { label: string; act: () => void };
}

export function FieldNote({ id, note: { text, isWrong, mend } }: { id: string; note: Note }) {
  const Icon = isWrong ? IconAlertCircle : IconAlertTriangle;
  return (
    <span id={id} className={styles.said} data-wrong={isWrong || undefined}>
      <Icon size={16} aria-hidden />
      <span>
        {text}
        {mend && (
          <>
            {' '}
            <button type="button" className={styles.mend} onClick={mend.act}>
              {mend.label}
            </button>
          </>
        )}
      </span>
    </span>
  );
}
