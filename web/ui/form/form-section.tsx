import type { ReactNode } from 'react';
import styles from './form-section.module.css';
import { useScrollSpy } from './use-scroll-spy.ts';

interface FormSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

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
  label: string;
  sections: { id: string; title: string }[];
}

/** Navigation between the sections of a long form; marks the section in view. */
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
  /** Content before the buttons, such as when the draft was saved. */
  status?: ReactNode;
  children: ReactNode;
}

export function FormActions({ status, children }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      {status && <div className={styles.status}>{status}</div>}
      {children}
    </div>
  );
}
