import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../platform/i18n/use-error-text.ts';
import { DataList } from './data-list.tsx';
import type { FieldFilter, Filter } from './filters/filter.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import type { ListConfig } from './list-config.ts';
import { ListEnd } from './list-end.tsx';
import { ListExportMenu } from './list-export-menu.tsx';
import styles from './list-page.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import { EmptyList, ListCount, ListFailure, NothingFound } from './list-states.tsx';
import type { ListTexts } from './list-texts.ts';
import type { ListExport } from './read-table.ts';
import type { List } from './use-list.ts';

interface ListPageProps<Row> {
  list: List<Row>;
  /** Shows the rows as a table or as cards; without it `children` shows them. */
  config?: ListConfig<Row>;
  texts: ListTexts;
  filters?: (Filter | FieldFilter)[];
  onClearFilters?: () => void;
  /** Controls at the end of the filters: order, columns. */
  controls?: ReactNode;
  exported?: ListExport<Row>;
  /** Action of the empty state. */
  add?: ReactNode;
  /** Actions beside the search. */
  actions?: ReactNode;
  children?: (rows: Row[]) => ReactNode;
}

/** A list with all of its states: loading, failed, empty, nothing found, looking further, more to load. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { list, texts, filters = [], onClearFilters, controls, exported, actions } = props;
  const { text, setText } = list;
  const clearFilters = onClearFilters ?? (() => setText(''));
  const search = texts.search && {
    ...{ label: texts.search, placeholder: texts.searchHint ?? '' },
    ...{ text, onTextChange: setText },
  };
  return (
    <>
      {!list.isEmpty && (
        <div className={styles.bar}>
          <FilterBar {...(search && { search })} filters={filters} onClear={clearFilters}>
            {(controls || exported) && (
              <>
                {controls}
                {exported && <ListExportMenu list={list} exported={exported} />}
              </>
            )}
          </FilterBar>
          {actions}
        </div>
      )}
      <Rows {...props} />
    </>
  );
}

function Rows<Row>({ list, config, texts, onClearFilters, add, children }: ListPageProps<Row>) {
  const errorText = useErrorText();
  const { rows, error, retry, hasMore, isReading, isFiltered, isOutdated, setText } = list;
  if (error && (!rows || isOutdated)) return <ListFailure text={errorText(error)} onRetry={retry} />;
  if (!rows || (isOutdated && rows.length === 0))
    return config ? <ListSkeleton {...config} /> : <Skeleton height={320} />;
  if (rows.length === 0 && !hasMore && !isFiltered)
    return <EmptyList title={texts.emptyTitle} text={texts.emptyText} action={add} />;
  const clear = () => {
    setText('');
    onClearFilters?.();
  };
  return (
    <div className={styles.results} aria-busy={isOutdated}>
      {rows.length > 0 && (
        <>
          <ListCount>
            <CountText list={list} texts={texts} />
          </ListCount>
          {config ? <DataList rows={rows} {...config} /> : children?.(rows)}
        </>
      )}
      {rows.length === 0 && !isReading && (
        <NothingFound clear={texts.clear} onClear={clear}>
          {texts.nothing}
        </NothingFound>
      )}
      <ListEnd list={list} />
    </div>
  );
}

function CountText<Row>({ list, texts }: Pick<ListPageProps<Row>, 'list' | 'texts'>) {
  const { t } = useTranslation('ui');
  const { rows = [], hasMore, total } = list;
  const count = rows.length;
  /** How many match is not known before they are read; those shown match the last search. */
  if (list.isOutdated) return t('list.lookingFurther');
  const shown = hasMore
    ? total === null
      ? t('list.showing', { count })
      : t('list.showingOf', { count, total })
    : texts.count(count);
  return texts.order ? t('list.inOrder', { shown, order: texts.order }) : shown;
}
