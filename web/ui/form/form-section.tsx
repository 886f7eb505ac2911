import type { ReactNode } from 'react';
import styles from './form-section.module.css';
import { useScrollSpy } from './use-scroll-spy.ts';

interface FormSectionProps {
  /** Also used by the section navigation. */
  id: string;
  title: string;
  children: ReactNode;
}

/** Fields that belong together, under one heading. */
export function FormSection({ id, title, children }: FormSectionProps) {
  return (
    <fieldset id={id} className={styles.section}>
      <legend className={styles.title}>
        <h2>{title}</h2>
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

interface FormRailProps {
  /** Accessible name of the navigation. */
  label: string;
  sections: { id: string; title: string }[];
}

/** Section navigation of a long form; the visible one is marked. */
export function FormRail({ label, sections }: FormRailProps) {
  const current = useScrollSpy(sections.map(({ id }) => id));
  return (
    <nav aria-label={label} className={styles.rail}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FormActionsProps {
  /** Shown before the buttons: when the draft was saved. */
  status?: ReactNode;
  children: ReactNode;
}

/** Sticky buttons of a form. */
export function FormActions({ status, children }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      {status && <div className={styles.status}>{status}</div>}
      {children}
    </div>
  );
}
