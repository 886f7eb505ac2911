import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseRow } from '../../../../../shared/features/cases/cases/schema.ts';
import { useErrorText } from '../../../../platform/i18n/use-error-text.ts';
import { DataList } from '../../../../ui/list/data-list.tsx';
import type { ListConfig } from '../../../../ui/list/list-config.ts';
import { ListSkeleton } from '../../../../ui/list/list-skeleton.tsx';
import { EmptyList, ListCount, ListFailure } from '../../../../ui/list/list-states.tsx';
import { LoadMore } from '../../../../ui/list/load-more.tsx';
import type { CasePage } from '../queries.ts';
import styles from './case-list.module.css';
import { CaseSelectionActions } from './case-selection-actions.tsx';
import { NoResults } from './no-results.tsx';
import type { ListFilters } from './use-case-filters.ts';
import { useCaseSelection } from './use-case-selection.ts';

interface CaseListProps {
  list: UseInfiniteQueryResult<InfiniteData<CasePage>>;
  listConfig: ListConfig<CaseRow>;
  /** The debounced search text. */
  text: string;
  filters: ListFilters;
  isFiltered: boolean;
  /** Action of the empty state. */
  addCase: ReactNode;
  onClear: () => void;
}

export function CaseList({ list, listConfig, text, filters, isFiltered, addCase, onClear }: CaseListProps) {
  const { t } = useTranslation('cases');
  const errorText = useErrorText();
  const { selectedIn, select, clear } = useCaseSelection(JSON.stringify([filters, text]));
  const { data, isPending, isError, error, refetch, isPlaceholderData } = list;
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = list;

  const rows = data?.pages.flatMap(page => page.data) ?? [];
  const selected = selectedIn(rows);
  const { sort: _, ...activeFilters } = filters;
  const everything = hasNextPage ? { ...activeFilters, text } : undefined;
  const look = {
    ...listConfig,
    selection: {
      selected: new Set(selected.map(({ id }) => id)),
      onChange: select,
      nameOf: ({ fullName }: CaseRow) => fullName,
      actions: <CaseSelectionActions selected={selected} allMatching={everything} onDone={clear} />,
    },
  };
  const isSearching = isPlaceholderData && rows.length === 0;

  if (isPending || isSearching) return <ListSkeleton {...look} />;
  if (isError && (!data || isPlaceholderData))
    return <ListFailure text={errorText(error)} onRetry={refetch} />;

  const hasCriteria = text !== '' || isFiltered;
  const total = hasNextPage ? (data.pages[0]?.meta.total ?? null) : rows.length;
  const more = hasNextPage && (
    <LoadMore
      shown={rows.length}
      total={total}
      isLoading={isFetchingNextPage}
      onMore={() => fetchNextPage()}
    />
  );

  if (rows.length === 0 && hasCriteria) {
    return (
      <>
        <NoResults text={text} isFiltered={isFiltered} isPartial={hasNextPage} onClear={onClear} />
        {more}
      </>
    );
  }
  if (rows.length === 0)
    return <EmptyList title={t('empty.title')} text={t('empty.text')} action={addCase} />;

  const count = t(total === null ? 'list.first' : hasCriteria ? 'list.found' : 'list.count', {
    count: total ?? rows.length,
  });
  return (
    <div className={styles.results} aria-busy={isPlaceholderData}>
      <ListCount>
        {text ? count : t('list.summary', { shown: count, order: t(`order.${filters.sort}`) })}
      </ListCount>
      <DataList rows={rows} {...look} />
      {more}
    </div>
  );
}
