import { Button, Skeleton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Seedling } from './drawings.tsx';
import styles from './list-states.module.css';

const skeletonRows = ['1', '2', '3', '4', '5', '6'];

/** The shape of rows, while they are on their way. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      {skeletonRows.map(row => (
        <div key={row} className={styles.skeletonRow}>
          <Skeleton circle height={32} />
          <div className={styles.skeletonName}>
            <Skeleton height={12} width="60%" />
            <Skeleton height={10} width="40%" />
          </div>
          <Skeleton height={12} width={72} visibleFrom="sm" />
          <Skeleton height={12} width={120} visibleFrom="sm" />
          <Skeleton height={12} width={88} visibleFrom="sm" />
        </div>
      ))}
    </div>
  );
}

interface EmptyListProps {
  title: string;
  text: string;
  action?: ReactNode;
}

/** Where there is nothing yet: a drawing, a sentence, one thing to do. */
export function EmptyList({ title, text, action }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <Seedling />
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
