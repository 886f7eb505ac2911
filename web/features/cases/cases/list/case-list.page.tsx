import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { CaseRow } from '../../../../../shared/features/cases/cases/schema.ts';
import { useIsReadOnly } from '../../../../platform/auth/use-is-read-only.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { ColumnsMenu } from '../../../../ui/list/columns-menu.tsx';
import { ListPage } from '../../../../ui/list/list-page.tsx';
import { useList } from '../../../../ui/list/use-list.ts';
import { NewCaseDialog } from '../form/new-case-dialog.tsx';
import { caseListKey, fetchCases } from '../queries.ts';
import { CaseSelectionActions } from './case-selection-actions.tsx';
import { CaseSortSelect } from './case-sort-select.tsx';
import { NothingSearched } from './nothing-searched.tsx';
import { useCaseColumns } from './use-case-columns.tsx';
import { useCaseExport } from './use-case-export.ts';
import { useCaseFilterBar } from './use-case-filter-bar.tsx';
import { useCaseFilters } from './use-case-filters.ts';
import { useCaseSelection } from './use-case-selection.ts';

function CaseListPage() {
  const { t } = useTranslation('cases');
  const to = useTo();
  const [query] = useSearchParams();
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
  usePageTitle(t('list.title'));

  const withNew = new URLSearchParams(query);
  withNew.set('new', '1');
  const addCase = useIsReadOnly() ? null : (
    <Button
      component={Link}
      to={`${to('cases')}?${withNew}`}
      preventScrollReset
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('list.new')}
    </Button>
  );
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
    <>
      <PageHeader title={t('list.title')} description={t('list.description')} actions={addCase} />
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
        add={addCase}
      />
      <NewCaseDialog />
    </>
  );
}

/** Tags of the loaded cases. */
function tagsOf(rows: CaseRow[]): string[] {
  return [...new Set(rows.flatMap(row => row.tags))].sort((one, other) => one.localeCompare(other));
}

export { CaseListPage as Component };
