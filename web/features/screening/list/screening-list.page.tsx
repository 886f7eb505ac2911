import { Button } from '@mantine/core';
import { IconPlus, IconTable, IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { documentSorts } from '../../../../shared/core/documents/document-sort.ts';
import type { ScreeningRow } from '../../../../shared/features/screening/screenings/schema.ts';
import { useIsReadOnly, useVisibility } from '../../../platform/auth/use-rights.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { idFilter, readFilters } from '../../../platform/routing/url-filters.ts';
import { useUrlFilters } from '../../../platform/routing/use-url-filters.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { ColumnsMenu } from '../../../ui/list/columns-menu.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { SortOrderSelect } from '../../../ui/list/sort-order-select.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { LaterTrans } from '../../../ui/text/later-trans.tsx';
import { fetchScreenings, screeningListKey } from '../queries.ts';
import { screeningFilters, toSearch } from './screening-filters.ts';
import { useScreeningColumns } from './use-screening-columns.tsx';
import { useScreeningFilterBar } from './use-screening-filter-bar.tsx';

const NewScreeningDialog = lazyComponent(
  async () => (await import('./new-screening-dialog.tsx')).NewScreeningDialog,
);

/** List of all screenings the user may see, including drafts. */
function ScreeningListPage() {
  const { t } = useTranslation(['learning', 'classes', 'ui']);
  const to = useTo();
  const { query, change: changeUrl } = useUrlState();
  const { filters, change, clear, isFiltered } = useUrlFilters(screeningFilters);
  const visibility = useVisibility();
  const { config, all, hidden, hide } = useScreeningColumns();
  const list = useList<ScreeningRow>({
    queryKey: screeningListKey(filters),
    fetchPage: (search, signal) => fetchScreenings({ ...toSearch(filters), ...search }, signal),
    isFiltered,
  });
  usePageTitle(t('list.title'));
  const text = list.wanted;
  const add = useIsReadOnly() ? null : (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => changeUrl({ new: '1' })}>
      {t('menu.newScreening')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('list.title')}
        description={t(`list.description.${visibility}`)}
        actions={
          <>
            <Button
              component={Link}
              to={to('screeningResults')}
              variant="default"
              leftSection={<IconTable size={18} aria-hidden />}
            >
              {t('results.title')}
            </Button>
            {add && (
              <Button
                component={Link}
                to={`${to('screenings')}?tab=class`}
                variant="default"
                leftSection={<IconUsersGroup size={18} aria-hidden />}
              >
                {t('classes:runTitle')}
              </Button>
            )}
            {add}
          </>
        }
      />
      <ListPage
        list={list}
        config={config}
        texts={{
          search: t('list.search'),
          searchHint: t('list.searchHint'),
          emptyTitle: t('empty.title'),
          emptyText: t('empty.text'),
          nothing: text ? (
            <LaterTrans
              t={t}
              i18nKey="list.nothingFor"
              values={{ text }}
              components={{ b: <b dir="auto" /> }}
            />
          ) : (
            t('list.nothing')
          ),
          count: count => t('list.count', { count }),
          order: t(`ui:list.inOrderOf.${filters.sort}`),
        }}
        filters={useScreeningFilterBar(filters, change)}
        onClearFilters={clear}
        controls={
          <>
            <SortOrderSelect
              options={documentSorts.map(value => ({ value, label: t(`ui:list.order.${value}`) }))}
              value={filters.sort}
              onChange={sort => change({ sort })}
            />
            <ColumnsMenu columns={all} hidden={hidden} onChange={hide} />
          </>
        }
        add={add}
      />
      {query.get('new') !== null && (
        <NewScreeningDialog
          caseId={readFilters({ new: idFilter('case') }, query).new ?? undefined}
          onClose={() => changeUrl({ new: null })}
        />
      )}
    </>
  );
}

export { ScreeningListPage as Component };
