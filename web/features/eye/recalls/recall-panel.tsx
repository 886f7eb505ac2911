import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { DataList } from '../../../ui/list/data-list.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx';
import { EmptyList, ListCount, ListFailure, NothingFound } from '../../../ui/list/list-states.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import styles from '../eye-reports/eye-list.module.css';
import { recallListQuery } from '../eye-reports/queries.ts';
import { useRecallColumns } from './use-recall-columns.tsx';
import { useRecallFilters } from './use-recall-filters.ts';

/** Children to be recalled, the longest due or unseen first, with whom to call. */
export function RecallPanel() {
  const { t } = useTranslation('eye');
  const errorText = useErrorText();
  const { wanted, bar, clear, isFiltered } = useRecallFilters();
  const look = useRecallColumns(wanted.list);
  const list = useInfiniteQuery(recallListQuery(wanted));
  const { data, isPending, isError, error, refetch, isPlaceholderData } = list;
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const rows = data?.pages.flatMap(page => page.data) ?? [];
  const more = hasNextPage && (
    <LoadMore
      shown={rows.length}
      total={null}
      isLoading={isFetchingNextPage}
      onMore={() => fetchNextPage()}
    />
  );
  return (
    <>
      <FilterBar filters={bar} onClear={clear} />
      {isPending && <ListSkeleton {...look} />}
      {isError && !data && <ListFailure text={errorText(error)} onRetry={refetch} />}
      {data && rows.length === 0 && !isFiltered && (
        <EmptyList title={t('recall.empty')} text={t('recall.emptyText')} />
      )}
      {data && rows.length === 0 && isFiltered && (
        <NothingFound clear={t('recall.clear')} onClear={clear}>
          {t('recall.nothing')}
        </NothingFound>
      )}
      {rows.length > 0 && (
        <div className={styles.results} aria-busy={isPlaceholderData}>
          <ListCount>
            {t('list.summary', {
              shown: t(hasNextPage ? 'recall.first' : 'recall.count', { count: rows.length }),
              order: t(`recall.inOrder.${wanted.list}`),
            })}
          </ListCount>
          <DataList rows={rows} {...look} />
        </div>
      )}
      {more}
    </>
  );
}
