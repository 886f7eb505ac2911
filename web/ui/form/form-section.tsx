import { type ReactNode, useEffect, useState } from 'react';
import styles from './form-section.module.css';

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

/** Observed part of the window, below the header. The section in this part is the current one. */
const band = '-20% 0px -70% 0px';

/** Returns the id of the section in view. */
function useScrollSpy(ids: string[]): string | undefined {
  const [activeId, setActiveId] = useState<string>();
  const idList = ids.join(' ');

  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setActiveId(entered.target.id);
      },
      { rootMargin: band },
    );
    for (const id of idList.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [idList]);

  return activeId ?? ids[0];
}
