import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Seedling } from '../feedback/illustrations.tsx';
import styles from './list-states.module.css';

interface EmptyListProps {
  title: string;
  text: string;
  illustration?: ReactNode;
  action?: ReactNode;
}

/** Empty state: illustration, text and one action. */
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
  /** Says what was searched for. */
  children: ReactNode;
  clear: string;
  onClear: () => void;
}

/** Shown when no row matches. */
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

/** Number of rows and sort order, above every list. */
export function ListCount({ children }: { children: ReactNode }) {
  return (
    <p className={styles.count} role="status">
      {children}
    </p>
  );
}

/** Shown when rows could not be loaded. */
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
