import type { ReactNode } from 'react';
import styles from './form-section.module.css';
import { useScrollSpy } from './use-section-in-sight.ts';

interface FormSectionProps {
  /** Names the section in the rail beside the form, too. */
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
  /** What the sections are of, for those who do not see them. */
  label: string;
  sections: { id: string; title: string }[];
}

/** The sections of a long form, to jump to; the one in sight is marked. */
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
  /** Before the buttons: whether the draft is saved. */
  status?: ReactNode;
  children: ReactNode;
}

/** The form's buttons: always in sight. */
export function FormActions({ status, children }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      {status && <div className={styles.status}>{status}</div>}
      {children}
    </div>
  );
}
