import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { Fragment } from 'react';
import styles from './field-note.module.css';

/** A button that replaces the value of a field with a probable one. */
export interface Fix {
  label: string;
  /** Whether the button is an undo; the key that accepts suggestions then skips it. */
  isUndo?: boolean;
  run: () => void;
}

/** A warning about the value of a field; never blocks saving. */
export interface Warning {
  text: string;
  /** Suggested corrections, the most probable first. */
  fixes?: Fix[];
}

export interface Note extends Warning {
  isError: boolean;
}

interface FieldNoteProps {
  id?: string;
  note: Note;
  className?: string | undefined;
}

/** Finds the field of a note. The field takes the focus when the note disappears. */
const fieldOf = (button: HTMLElement, noteId: string | undefined) =>
  document.querySelector<HTMLElement>(`[aria-describedby~="${noteId}"]`) ??
  button.closest('[data-warning]')?.querySelector<HTMLElement>('input');

export function FieldNote({ id, note: { text, isError, fixes = [] }, className }: FieldNoteProps) {
  const Icon = isError ? IconAlertCircle : IconAlertTriangle;
  return (
    <span id={id} className={`${styles.note} ${className ?? ''}`} data-note data-wrong={isError || undefined}>
      <Icon size={16} aria-hidden />
      <span>
        {text}
        {fixes.map(({ label, isUndo, run }) => (
          <Fragment key={label}>
            {' '}
            <button
              type="button"
              className={styles.mend}
              data-mend={isUndo ? undefined : true}
              onClick={event => {
                const field =
                  document.activeElement === event.currentTarget && fieldOf(event.currentTarget, id);
                run();
                if (field) field.focus();
              }}
            >
              {label}
            </button>
          </Fragment>
        ))}
      </span>
    </span>
  );
}
