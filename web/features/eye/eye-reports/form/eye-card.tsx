import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Eye } from '../../../../../shared/core/optics/eyes.ts';
import { EyeName } from '../../../../ui/chart/eye-mark.tsx';
import { FieldNote, type Note } from '../../../../ui/form/field-note.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import styles from './eye-grid.module.css';

interface EyeCardProps {
  eye: Eye;
  lastSeen?: string | undefined;
  children: ReactNode;
}

/** Inputs of one eye. The rows of both eyes stay at the same height, even if a field has notes below it. */
export function EyeCard({ eye, lastSeen, children }: EyeCardProps) {
  return (
    <section className={styles.card} data-eye={eye}>
      <h3 className={styles.head}>
        <EyeName eye={eye} />
        {lastSeen && <span className={`${layout.faint} ${layout.tiny}`}>{lastSeen}</span>}
      </h3>
      {children}
    </section>
  );
}

interface EyeRowLineProps {
  label: string;
  last: ReactNode;
  note: Note | undefined;
  children: (noteId: string | undefined) => ReactNode;
}

export function EyeRowLine({ label, last, note, children }: EyeRowLineProps) {
  const { t } = useTranslation('eye');
  const id = useId();
  return (
    <div className={styles.row}>
      <span className={`${layout.soft} ${layout.medium}`} aria-hidden="true">
        {label}
      </span>
      {children(note ? id : undefined)}
      <span className={`${layout.hint} ${layout.figures}`} title={t('form.lastValue')}>
        {last}
      </span>
      {note && <FieldNote id={id} className={styles.note} note={note} />}
    </div>
  );
}
