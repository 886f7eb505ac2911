import type { ReactNode } from 'react';
import styles from './form-section.module.css';

interface FormSectionProps {
  /** Names the section in the rail beside the form, too. */
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

/** The sections of a long form, to jump to. */
export function FormRail({ label, sections }: { label: string; sections: { id: string; title: string }[] }) {
  return (
    <nav aria-label={label} className={styles.rail}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The form's buttons: always in sight. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
