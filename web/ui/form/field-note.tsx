import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import styles from './field-note.module.css';

/** Something about a value that may be meant: it never keeps anybody from going on. */
export interface Warning {
  text: string;
  /** The value that was probably meant, a press away. */
  mend?: { label: string; act: () => void };
}

/** What is said below a field: why it cannot be, or that it may be a slip. */
export interface Note extends Warning {
  isWrong: boolean;
}

interface FieldNoteProps {
  id?: string;
  note: Note;
  className?: string | undefined;
}

export function FieldNote({ id, note: { text, isWrong, mend }, className }: FieldNoteProps) {
  const Icon = isWrong ? IconAlertCircle : IconAlertTriangle;
  return (
    <span id={id} className={`${styles.note} ${className ?? ''}`} data-wrong={isWrong || undefined}>
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
