import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../platform/auth/use-rights.ts';
import { Seedling } from '../feedback/illustrations.tsx';
import layout from '../layout/layout.module.css';
import styles from './list-states.module.css';

interface EmptyListProps {
  title: string;
  text: string;
  illustration?: ReactNode;
  action?: ReactNode;
}

/**
 * Empty list. After the licence has ended, shows only the title, because most texts say how to add a record.
 */
export function EmptyList({ title, text, illustration = <Seedling />, action }: EmptyListProps) {
  const isReadOnly = useIsReadOnly();
  return (
    <div className={styles.empty}>
      {illustration}
      <h2 className={`${layout.ink} ${layout.normal}`}>{title}</h2>
      {!isReadOnly && <p>{text}</p>}
      {action}
    </div>
  );
}

interface NothingFoundProps {
  children: ReactNode;
  clear: string;
  onClear: () => void;
}

export function NothingFound({ children, clear, onClear }: NothingFoundProps) {
  return (
    <div className={styles.nothing} role="status">
      <IconSearch size={20} aria-hidden />
      <div>{children}</div>
      <Button variant="subtle" onClick={onClear}>
        {clear}
      </Button>
    </div>
  );
}

export function ListCount({ children }: { children: ReactNode }) {
  return (
    <p className={styles.count} role="status">
      {children}
    </p>
  );
}

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

interface LoadMoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  shown?: number;
  /** Number of all rows, if it is known. */
  total?: number | null;
}

/** Button for the next page of a list; nothing if the list is complete. */
export function LoadMore({ list, shown = 0, total = null }: LoadMoreProps) {
  const { t } = useTranslation(['ui', 'common']);
  if (!list.hasNextPage) return null;
  return (
    <div className={styles.more}>
      <Button variant="default" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {t('common:loadMore')}
      </Button>
      {total !== null && <span>{t('ui:list.shownOf', { shown, total })}</span>}
    </div>
  );
}
