import type { ReactNode } from 'react';
import { useErrorText } from '../../platform/i18n/use-error-text.ts';
import { DataList } from './data-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { ListConfig } from './list-config.ts';
import styles from './list-page.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import { EmptyList, ListCount, ListFailure, NothingFound } from './list-states.tsx';
import { LoadMore } from './load-more.tsx';
import type { List } from './use-list.ts';

interface ListPageProps<Row> {
  list: List<Row>;
  config: ListConfig<Row>;
  texts: {
    search: string;
    searchHint: string;
    emptyTitle: string;
    emptyText: string;
    nothing: string;
    clear: string;
    /** "3 rooms" */
    count: (count: number) => string;
  };
  /** Action of the empty state. */
  add?: ReactNode;
  /** Actions beside the search. */
  actions?: ReactNode;
}

/** A searchable list with all of its states: loading, failed, empty, nothing found, more to load. */
export function ListPage<Row>({ list, config, texts, add, actions }: ListPageProps<Row>) {
  const { text, setText } = list;
  const clear = () => setText('');
  const search = { label: texts.search, placeholder: texts.searchHint, text, onTextChange: setText };
  return (
    <>
      {!list.isEmpty && (
        <div className={styles.bar}>
          <FilterBar search={search} filters={[]} onClear={clear} />
          {actions}
        </div>
      )}
      <Rows list={list} config={config} texts={texts} add={add} />
    </>
  );
}

function Rows<Row>({ list, config, texts, add }: Omit<ListPageProps<Row>, 'actions'>) {
  const errorText = useErrorText();
  const { rows, error, retry, hasMore, isLoadingMore, loadMore, total, isFiltered, setText } = list;
  if (!rows)
    return error ? <ListFailure text={errorText(error)} onRetry={retry} /> : <ListSkeleton {...config} />;
  if (rows.length === 0 && !hasMore) {
    if (!isFiltered) return <EmptyList title={texts.emptyTitle} text={texts.emptyText} action={add} />;
    return (
      <NothingFound clear={texts.clear} onClear={() => setText('')}>
        {texts.nothing}
      </NothingFound>
    );
  }
  return (
    <>
      <ListCount>{texts.count(rows.length)}</ListCount>
      <DataList rows={rows} {...config} />
      {hasMore && <LoadMore shown={rows.length} total={total} isLoading={isLoadingMore} onMore={loadMore} />}
    </>
  );
}
