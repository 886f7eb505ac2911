import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import styles from './field-note.module.css';

/** Something about a value that may be meant: it never keeps anybody from going on. */
export interface Warning {
  text: string;
  /** The value that was probably meant, a press away. */
  fix?: { label: string; run: () => void };
}

/** What is said below a field: why it cannot be, or that it may be a slip. */
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
