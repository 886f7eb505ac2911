import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import styles from './folded-fields.module.css';

interface FoldedFieldsProps {
  title: string;
  summary?: ReactNode;
  /** Whether any field has a value; the fields are then always visible. */
  isFilled: boolean;
  /** Whether empty fields are visible at first. */
  isOpenFirst?: boolean;
  children: ReactNode;
}

/** Hides rarely needed fields behind a button. Fields with values are always visible. */
export function FoldedFields({ title, summary, isFilled, isOpenFirst = false, children }: FoldedFieldsProps) {
  /** Undefined until the user presses the button, because `isOpenFirst` can change when data arrives. */
  const [isUnfolded, setUnfolded] = useState<boolean | undefined>(isFilled || undefined);
  const isOpen = isFilled || (isUnfolded ?? isOpenFirst);
  return (
    <section className={styles.section} aria-label={title}>
      <h3>
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          disabled={isFilled}
          onClick={() => setUnfolded(!isOpen)}
        >
          {!isFilled && <IconChevronDown size={18} aria-hidden className={styles.icon} />}
          {title}
        </button>
      </h3>
      {!isOpen && summary && <p className={styles.summary}>{summary}</p>}
      {isOpen && <div className={styles.fields}>{children}</div>}
    </section>
  );
}
