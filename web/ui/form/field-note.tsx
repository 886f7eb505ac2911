import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import styles from './field-note.module.css';

/** A warning about a value; it never blocks saving. */
export interface Warning {
  text: string;
  /** One-click fix with the probable value. */
  fix?: { label: string; run: () => void };
}

/** Error or warning below a field. */
export interface Note extends Warning {
  isError: boolean;
}

interface FieldNoteProps {
  id?: string;
  note: Note;
  className?: string | undefined;
}

export function FieldNote({ id, note: { text, isError, fix }, className }: FieldNoteProps) {
  const Icon = isError ? IconAlertCircle : IconAlertTriangle;
  return (
    <span id={id} className={`${styles.note} ${className ?? ''}`} data-wrong={isError || undefined}>
      <Icon size={16} aria-hidden />
      <span>
        {text}
        {fix && (
          <>
            {' '}
            <button type="button" className={styles.mend} onClick={fix.run}>
              {fix.label}
            </button>
          </>
        )}
      </span>
    </span>
  );
}
