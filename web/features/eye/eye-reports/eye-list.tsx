import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { EyeReportRow } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { DataList } from '../../../ui/list/data-list.tsx';
import type { ListConfig } from '../../../ui/list/list-config.ts';
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx';
import { EmptyList, ListCount, ListFailure, NothingFound } from '../../../ui/list/list-states.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import styles from './eye-list.module.css';
import type { EyePage } from './queries.ts';
import type { EyeFilters } from './use-eye-filters.ts';

interface EyeListProps {
  list: UseInfiniteQueryResult<InfiniteData<EyePage>>;
  look: ListConfig<EyeReportRow>;
  sort: EyeFilters['sort'];
  /** The debounced search text. */
  text: string;
  isFiltered: boolean;
  /** Action of the empty state. */
  add: ReactNode;
  onClear: () => void;
}

export function EyeList({ list, look, text, sort, isFiltered, add, onClear }: EyeListProps) {
  const { t } = useTranslation('eye');
  const errorText = useErrorText();
  const { data, isPending, isError, error, refetch, isPlaceholderData } = list;
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const rows = data?.pages.flatMap(page => page.data) ?? [];

  if (isPending || (isPlaceholderData && rows.length === 0)) return <ListSkeleton {...look} />;
  if (isError && (!data || isPlaceholderData))
    return <ListFailure text={errorText(error)} onRetry={refetch} />;

  const more = hasNextPage && (
    <LoadMore
      shown={rows.length}
      total={null}
      isLoading={isFetchingNextPage}
      onMore={() => fetchNextPage()}
    />
  );
  const isNarrowed = text !== '' || isFiltered;
  if (rows.length === 0 && !isNarrowed) {
    return <EmptyList title={t('empty.title')} text={t('empty.text')} action={add} />;
  }
  if (rows.length === 0) {
    return (
      <>
        <NothingFound clear={t('list.clear')} onClear={onClear}>
          {text ? (
            <Trans t={t} i18nKey="list.nothingFor" values={{ text }} components={{ b: <b dir="auto" /> }} />
          ) : (
            t('list.nothing')
          )}
        </NothingFound>
        {more}
      </>
    );
  }
  return (
    <div className={styles.results} aria-busy={isPlaceholderData}>
      <ListCount>
        {t('list.summary', {
          shown: t(hasNextPage ? 'list.first' : 'list.count', { count: rows.length }),
          order: t(`list.inOrder.${sort}`),
        })}
      </ListCount>
      <DataList rows={rows} {...look} />
      {more}
    </div>
  );
}
