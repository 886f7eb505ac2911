import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { DataList } from '../../../ui/list/data-list.tsx';
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx';
import { EmptyList, ListCount, ListFailure, NothingFound } from '../../../ui/list/list-states.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import type { OrganizationPage } from './queries.ts';
import { useOrganizationColumns } from './use-organization-columns.tsx';

interface OrganizationListProps {
  list: UseInfiniteQueryResult<InfiniteData<OrganizationPage>>;
  isFiltered: boolean;
  /** Action of the empty state. */
  add: ReactNode;
  onClear: () => void;
}

export function OrganizationList({ list, isFiltered, add, onClear }: OrganizationListProps) {
  const { t } = useTranslation('organizations');
  const errorText = useErrorText();
  const columns = useOrganizationColumns();
  const { data, isPending, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;

  if (isPending) return <ListSkeleton {...columns} />;
  if (isError && !data) return <ListFailure text={errorText(error)} onRetry={refetch} />;

  const rows = data.pages.flatMap(page => page.data);
  if (rows.length === 0 && !hasNextPage) {
    if (!isFiltered) return <EmptyList title={t('empty.title')} text={t('empty.text')} action={add} />;
    return (
      <NothingFound clear={t('list.clear')} onClear={onClear}>
        {t('list.nothing')}
      </NothingFound>
    );
  }
  return (
    <>
      <ListCount>{t(hasNextPage ? 'list.shown' : 'list.count', { count: rows.length })}</ListCount>
      <DataList rows={rows} {...columns} />
      {hasNextPage && (
        <LoadMore
          shown={rows.length}
          total={null}
          isLoading={isFetchingNextPage}
          onMore={() => fetchNextPage()}
        />
      )}
    </>
  );
}
