import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useErrorText } from '../i18n/use-error-text.ts';
import { DataList } from '../ui/data-list.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { EmptyList, ListCount, ListFailure, NothingFound } from '../ui/list-states.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import type { CasePage } from './queries.ts';
import { useCaseColumns } from './use-case-columns.tsx';
import type { CaseFilters } from './use-case-filters.ts';

interface CaseListProps {
  list: UseInfiniteQueryResult<InfiniteData<CasePage>>;
  /** What is searched for, once typing has paused. */
  text: string;
  filters: CaseFilters;
  isFiltered: boolean;
  /** What can be done where there is no case yet. */
  addCase: ReactNode;
  onClear: () => void;
}

export function CaseList({ list, text, filters, isFiltered, addCase, onClear }: CaseListProps) {
  const { t } = useTranslation('cases');
  const errorText = useErrorText();
  const columns = useCaseColumns();
  const { data, isPending, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;

  if (isPending) return <ListSkeleton {...columns} />;
  if (isError && !data) return <ListFailure text={errorText(error)} onRetry={refetch} />;

  const rows = data.pages.flatMap(page => page.data);
  const total = data.pages[0]?.meta.total ?? null;

  if (rows.length === 0) {
    if (!text && !isFiltered)
      return <EmptyList title={t('empty.title')} text={t('empty.text')} action={addCase} />;
    return (
      <NothingFound clear={t('list.clear')} onClear={onClear}>
        {text ? (
          <Trans t={t} i18nKey="list.nothingFor" values={{ text }} components={{ b: <b /> }} />
        ) : (
          t('list.nothing')
        )}
      </NothingFound>
    );
  }

  const shown = t(total === null ? 'list.shown' : 'list.count', { count: total ?? rows.length });
  return (
    <>
      <ListCount>{t('list.summary', { shown, order: t(`order.${filters.sort}`) })}</ListCount>
      <DataList rows={rows} {...columns} />
      {hasNextPage && (
        <LoadMore
          shown={rows.length}
          total={total}
          isLoading={isFetchingNextPage}
          onMore={() => fetchNextPage()}
        />
      )}
    </>
  );
}
