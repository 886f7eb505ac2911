import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import styles from './folded-fields.module.css';

interface FoldedFieldsProps {
  title: string;
  summary?: ReactNode;
  /** Whether any field has a value; such fields are always shown. */
  isFilled: boolean;
  /** Whether the fields are unfolded at first although they are empty. */
  isOpenFirst?: boolean;
  children: ReactNode;
}

/** Shows rarely needed fields behind a button; fields with values cannot be hidden. */
export function FoldedFields({ title, summary, isFilled, isOpenFirst = false, children }: FoldedFieldsProps) {
  /** Undefined until the user folds or unfolds the fields: `isOpenFirst` may become true when data arrive. */
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
