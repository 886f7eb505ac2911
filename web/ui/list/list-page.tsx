import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../platform/i18n/use-error-text.ts';
import { toastDone } from '../feedback/toast.ts';
import { DataList } from './data-list.tsx';
import { ExportMenu } from './export-menu.tsx';
import type { FieldFilter, Filter } from './filters/filter.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import type { ListConfig } from './list-config.ts';
import { ListEnd } from './list-end.tsx';
import styles from './list-page.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import { EmptyList, ListCount, ListFailure, NothingFound } from './list-states.tsx';
import type { ListTexts } from './list-texts.ts';
import { type ListExport, readTable } from './read-table.ts';
import type { List } from './use-list.ts';

/** Menu that exports all matching rows, including those not loaded, and reports their number. */
function ListExportMenu<Row>({ list, exported }: { list: List<Row>; exported: ListExport<Row> }) {
  const { t } = useTranslation('ui');
  let isCut = false;
  async function read() {
    const table = await readTable(list, exported);
    isCut = table.isCut;
    return table;
  }
  return (
    <ExportMenu
      read={read}
      onSaved={({ rows }) => toastDone(t(isCut ? 'export.cut' : 'export.saved', { count: rows.length }))}
    />
  );
}

/** Number of rows to render at first; more than fit on a screen. */
const rowsAtOnce = 15;

interface ListPageProps<Row> {
  list: List<Row>;
  /** How to render rows as a table or cards; without it, `children` renders them. */
  config?: ListConfig<Row>;
  texts: ListTexts;
  filters?: (Filter | FieldFilter)[];
  onClearFilters?: () => void;
  controls?: ReactNode;
  exported?: ListExport<Row>;
  add?: ReactNode;
  actions?: ReactNode;
  children?: (rows: Row[]) => ReactNode;
}

/** A list page with all states: loading, failed, empty, nothing found, still searching, more to load. */
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
  const { t } = useTranslation('ui');
  const errorText = useErrorText();
  const { rows, error, retry, hasMore, isReading, isFiltered, isOutdated, setText } = list;
  if (error && (!rows || isOutdated)) return <ListFailure text={errorText(error)} onRetry={retry} />;
  if (!rows || (isOutdated && rows.length === 0))
    return config ? <ListSkeleton {...config} /> : <Skeleton height={320} />;
  if (rows.length === 0 && !hasMore && !isFiltered)
    return <EmptyList title={texts.emptyTitle} text={texts.emptyText} action={add} />;
  const cleared = list.wanted === '' ? 'clearAll' : list.areFiltersOn ? 'clearBoth' : 'clearText';
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
          {config ? (
            <DataList rows={rows} {...config} {...(!list.isKept && { firstShown: rowsAtOnce })} />
          ) : (
            children?.(rows)
          )}
        </>
      )}
      {rows.length === 0 && !isReading && (
        <NothingFound clear={t(`filter.${cleared}`)} onClear={clear}>
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
  /** The shown rows still belong to the last search, so the number of matches is unknown. */
  if (list.isOutdated) return t('list.lookingFurther');
  const shown = hasMore
    ? total === null
      ? t('list.showing', { count })
      : t('list.showingOf', { count, total })
    : texts.count(count);
  return texts.order ? t('list.inOrder', { shown, order: texts.order }) : shown;
}
