import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Seedling } from '../feedback/drawings.tsx';
import styles from './list-states.module.css';

interface EmptyListProps {
  title: string;
  text: string;
  illustration?: ReactNode;
  action?: ReactNode;
}

/** Where there is nothing yet: a drawing, a sentence, one thing to do. */
export function EmptyList({ title, text, illustration = <Seedling />, action }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      {illustration}
      <h2 className={styles.emptyTitle}>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}

interface NothingFoundProps {
  /** Says what was looked for. */
  children: ReactNode;
  clear: string;
  onClear: () => void;
}

/** Where rows were looked for and none fits. */
export function NothingFound({ children, clear, onClear }: NothingFoundProps) {
  return (
    <div className={styles.nothing} role="status">
      <IconSearch size={20} aria-hidden />
      <span>{children}</span>
      <Button variant="subtle" onClick={onClear}>
        {clear}
      </Button>
    </div>
  );
}

/** How many rows there are, and in what order: always said above a list. */
export function ListCount({ children }: { children: ReactNode }) {
  return (
    <p className={styles.count} role="status">
      {children}
    </p>
  );
}

/** Where rows could not be loaded. */
export function ListFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.nothing} role="alert">
      <span>{text}</span>
      <Button variant="default" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
