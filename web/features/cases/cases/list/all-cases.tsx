import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { caseSorts, type ListedCase } from '../../../../../shared/features/cases/cases/schema.ts';
import { useUrlFilters } from '../../../../platform/routing/use-url-filters.ts';
import { ColumnsMenu } from '../../../../ui/list/columns-menu.tsx';
import { ListPage } from '../../../../ui/list/list-page.tsx';
import { SortOrderSelect } from '../../../../ui/list/sort-order-select.tsx';
import { useList } from '../../../../ui/list/use-list.ts';
import { type CasePage, caseListKey, fetchCases } from '../queries.ts';
import { type ListFilters, listFilters } from './case-filters.ts';
import { CaseSelectionActions } from './case-selection-actions.tsx';
import { NothingSearched } from './nothing-searched.tsx';
import { useCaseColumns } from './use-case-columns.tsx';
import { useCaseExport } from './use-case-export.ts';
import { useCaseFilterBar } from './use-case-filter-bar.tsx';

const emptySelection: ReadonlySet<string> = new Set();

/** Holds the selected cases; a new search or filter clears the selection. */
function useCaseSelection(search: string) {
  const [chosen, setChosen] = useState({ search, ids: emptySelection });
  const ids = chosen.search === search ? chosen.ids : emptySelection;
  return {
    selectedIn: (rows: ListedCase[]) => rows.filter(({ id }) => ids.has(id)),
    select: (ids: ReadonlySet<string>) => setChosen({ search, ids }),
    clear: () => setChosen({ search, ids: emptySelection }),
  };
}

interface CaseSortSelectProps {
  value: ListFilters['sort'];
  onChange: (sort: ListFilters['sort']) => void;
}

function CaseSortSelect({ value, onChange }: CaseSortSelectProps) {
  const { t } = useTranslation('cases');
  const options = caseSorts.map(sort => ({ value: sort, label: t(`sort.${sort}`) }));
  return <SortOrderSelect options={options} value={value} onChange={onChange} />;
}

/** List of all cases. @param add button that adds a case; null if the user cannot add any */
export function AllCases({ add }: { add: ReactNode }) {
  const { t } = useTranslation('cases');
  const { filters, change, clear, isFiltered } = useUrlFilters(listFilters);
  const { look, all, hidden, hide } = useCaseColumns();
  const list = useList<ListedCase, Pick<CasePage, 'suggestions'>>({
    queryKey: caseListKey(filters),
    fetchPage: (search, signal) => fetchCases({ ...filters, ...search }, signal),
    isFiltered,
  });
  const rows = list.rows ?? [];
  const filterBar = useCaseFilterBar(filters, change, tagsOf(rows));
  const selection = useCaseSelection(JSON.stringify([filters, list.wanted]));
  const selected = selection.selectedIn(rows);
  const { sort, ...activeFilters } = filters;
  const config = {
    ...look,
    selection: {
      selected: new Set(selected.map(({ id }) => id)),
      onChange: selection.select,
      nameOf: ({ fullName }: ListedCase) => fullName,
      actions: (
        <CaseSelectionActions
          selected={selected}
          allMatching={list.hasMore ? { ...activeFilters, text: list.wanted } : undefined}
          onDone={selection.clear}
        />
      ),
    },
  };
  return (
    <ListPage
      list={list}
      config={config}
      texts={{
        search: t('list.search'),
        searchHint: t('list.searchHint'),
        emptyTitle: t('empty.title'),
        emptyText: t('empty.text'),
        nothing: (
          <NothingSearched
            text={list.wanted}
            isFiltered={isFiltered}
            suggestions={list.firstPage?.suggestions}
          />
        ),
        count: count => t(list.isFiltered ? 'list.found' : 'list.count', { count }),
        ...(list.wanted === '' && { order: t(`order.${sort}`) }),
      }}
      filters={filterBar}
      onClearFilters={clear}
      controls={
        <>
          <CaseSortSelect value={sort} onChange={sort => change({ sort })} />
          <ColumnsMenu columns={all} hidden={hidden} onChange={hide} />
        </>
      }
      exported={useCaseExport()}
      add={add}
    />
  );
}

function tagsOf(rows: ListedCase[]): string[] {
  return [...new Set(rows.flatMap(row => row.tags))].sort((one, other) => one.localeCompare(other));
}
