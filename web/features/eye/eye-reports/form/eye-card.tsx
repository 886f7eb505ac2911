import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Eye } from '../../../../../shared/features/eye/optics/prism.ts';
import { EyeName } from '../../../../ui/chart/eye-mark.tsx';
import { FieldNote, type Note } from '../../../../ui/form/field-note.tsx';
import styles from './eye-grid.module.css';

interface EyeCardProps {
  eye: Eye;
  /** Date of the previous values beside the fields. */
  lastSeen?: string | undefined;
  children: ReactNode;
}

/** The inputs of one eye; rows of both eyes stay aligned even with notes below a field. */
export function EyeCard({ eye, lastSeen, children }: EyeCardProps) {
  return (
    <section className={styles.card} data-eye={eye}>
      <h3 className={styles.head}>
        <EyeName eye={eye} />
        {lastSeen && <span className={styles.since}>{lastSeen}</span>}
      </h3>
      {children}
    </section>
  );
}

interface EyeRowLineProps {
  label: string;
  /** The value of the last visit, shown beside the field. */
  last: ReactNode;
  note: Note | undefined;
  children: (noteId: string | undefined) => ReactNode;
}

export function EyeRowLine({ label, last, note, children }: EyeRowLineProps) {
  const { t } = useTranslation('eye');
  const id = useId();
  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children(note ? id : undefined)}
      <span className={styles.last} title={t('form.lastValue')}>
        {last}
      </span>
      {note && <FieldNote id={id} className={styles.note} note={note} />}
    </div>
  );
}
