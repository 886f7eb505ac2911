import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseRow } from '../../../../../shared/features/cases/cases/schema.ts';
import { ColumnsMenu } from '../../../../ui/list/columns-menu.tsx';
import { ListPage } from '../../../../ui/list/list-page.tsx';
import { useList } from '../../../../ui/list/use-list.ts';
import { caseListKey, fetchCases } from '../queries.ts';
import { CaseSelectionActions } from './case-selection-actions.tsx';
import { CaseSortSelect } from './case-sort-select.tsx';
import { NothingSearched } from './nothing-searched.tsx';
import { useCaseColumns } from './use-case-columns.tsx';
import { useCaseExport } from './use-case-export.ts';
import { useCaseFilterBar } from './use-case-filter-bar.tsx';
import { useCaseFilters } from './use-case-filters.ts';
import { useCaseSelection } from './use-case-selection.ts';

/** The list of all cases. @param add adds one; null where nothing can be added */
export function AllCases({ add }: { add: ReactNode }) {
  const { t } = useTranslation('cases');
  const { filters, change, clear, isFiltered } = useCaseFilters();
  const { look, all, hidden, hide } = useCaseColumns();
  const list = useList<CaseRow>({
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
      nameOf: ({ fullName }: CaseRow) => fullName,
      actions: (
        <CaseSelectionActions
          selected={selected}
          allMatching={list.hasMore ? { ...activeFilters, text: list.wanted } : undefined}
          onDone={selection.clear}
        />
      ),
    },
  };
  const clearText = !isFiltered ? 'list.clear' : list.wanted ? 'list.clearBoth' : 'list.clearFilters';
  return (
    <ListPage
      list={list}
      config={config}
      texts={{
        search: t('list.search'),
        searchHint: t('list.searchHint'),
        emptyTitle: t('empty.title'),
        emptyText: t('empty.text'),
        nothing: <NothingSearched text={list.wanted} isFiltered={isFiltered} />,
        clear: t(clearText),
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

/** Tags of the loaded cases. */
function tagsOf(rows: CaseRow[]): string[] {
  return [...new Set(rows.flatMap(row => row.tags))].sort((one, other) => one.localeCompare(other));
}
