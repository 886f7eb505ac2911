import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { Fragment } from 'react';
import styles from './field-note.module.css';

/** Replaces the value with a probable one. */
export interface Fix {
  label: string;
  run: () => void;
}

/** A warning about a value; it never blocks saving. */
export interface Warning {
  text: string;
  /** Fixes to choose from, the most probable first. */
  fixes?: Fix[];
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

/** The field a note is about, so that focus can return to it when the note goes. */
const fieldOf = (button: HTMLElement, noteId: string | undefined) =>
  document.querySelector<HTMLElement>(`[aria-describedby~="${noteId}"]`) ??
  button.closest('[data-warning]')?.querySelector<HTMLElement>('input');

export function FieldNote({ id, note: { text, isError, fixes = [] }, className }: FieldNoteProps) {
  const Icon = isError ? IconAlertCircle : IconAlertTriangle;
  return (
    <span id={id} className={`${styles.note} ${className ?? ''}`} data-wrong={isError || undefined}>
      <Icon size={16} aria-hidden />
      <span>
        {text}
        {fixes.map(({ label, run }) => (
          <Fragment key={label}>
            {' '}
            <button
              type="button"
              className={styles.mend}
              data-mend
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
