import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  type OrganizationRow,
  organizationStatuses,
} from '../../../../shared/features/organizations/organizations/schema.ts';
import type { WithContent } from '../../../platform/features/contribution.ts';
import { withLazyContent } from '../../../platform/features/lazy-content.ts';
import type { ListTab } from '../../../platform/features/list-tab.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { oneOf } from '../../../platform/routing/url-filters.ts';
import { useUrlFilters } from '../../../platform/routing/use-url-filters.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { useWasOpened } from '../../../ui/dialog/use-was-opened.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { choiceFilter } from '../../../ui/list/filters/choice-filter.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { ListTabs } from '../../../ui/list/list-tabs.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { fetchOrganizations, organizationListKey } from './queries.ts';
import { useOrganizationColumns } from './use-organization-columns.tsx';

const defaultStatus = 'active';

const NewOrganizationDialog = lazyComponent(
  async () => (await import('./new-organization-dialog.tsx')).NewOrganizationDialog,
);

export function createOrganizationListPage(added: readonly ListTab[]): ComponentType {
  const tabs = withLazyContent(added).sort((one, other) => one.order - other.order);
  return () => <OrganizationListPage tabs={tabs} />;
}

const known = {
  status: oneOf(organizationStatuses, defaultStatus),
  licence: oneOf(['any', 'ending'], 'any'),
};

function OrganizationListPage({ tabs }: { tabs: readonly WithContent<ListTab>[] }) {
  const { t } = useTranslation('organizations');
  const to = useTo();
  const { query, link } = useUrlState();
  const { filters, change, clear, isFiltered } = useUrlFilters(known);
  const { status, licence } = filters;
  const current = tabs.find(({ key }) => key === query.get('tab'));
  const columns = useOrganizationColumns();
  const list = useList<OrganizationRow>({
    queryKey: [...organizationListKey(status), licence],
    fetchPage: (search, signal) => fetchOrganizations({ status, licence, ...search }, signal),
    isFiltered,
  });
  usePageTitle(t('list.title'));
  const wasOpened = useWasOpened(query.has('new'));

  const add = (
    <Button
      component={Link}
      to={link(to('organizations'), { new: '1' })}
      preventScrollReset
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('list.new')}
    </Button>
  );

  const all = (
    <ListPage
      list={list}
      config={columns}
      texts={{
        search: t('list.search'),
        searchHint: t('list.searchHint'),
        emptyTitle: t('empty.title'),
        emptyText: t('empty.text'),
        nothing: t('list.nothing'),
        count: count => t('list.count', { count }),
      }}
      filters={[
        {
          key: 'status',
          name: t('field.status'),
          options: organizationStatuses.map(value => ({ value, label: t(`status.${value}`) })),
          value: status,
          defaultValue: defaultStatus,
          onChange: chosen =>
            change({ status: organizationStatuses.find(known => known === chosen) ?? defaultStatus }),
        },
        choiceFilter({
          key: 'licence',
          name: t('field.licence'),
          anyLabel: t('licenceFilter.any'),
          values: ['ending'],
          labelOf: () => t('licenceFilter.ending'),
          value: licence === 'ending' ? licence : null,
          onChange: chosen => change({ licence: chosen ?? 'any' }),
        }),
      ]}
      onClearFilters={clear}
      exported={{
        name: 'organizations',
        columns: [
          { title: t('field.name'), text: row => row.name },
          { title: t('field.slug'), text: row => row.organizationSlug },
          { title: t('field.country'), text: row => row.country },
          { title: t('field.seats'), text: row => t('seatsOf', { taken: row.seatsTaken, count: row.seats }) },
          { title: t('field.endsOn'), text: row => row.endsOn },
          { title: t('field.status'), text: row => t(`status.${row.status}`) },
        ],
      }}
      add={add}
    />
  );

  return (
    <>
      <PageHeader title={t('list.title')} description={t('list.description')} actions={add} />
      <ListTabs
        page="organizations"
        label={t('list.title')}
        all={t('list.all')}
        tabs={tabs}
        current={current}
      >
        {all}
      </ListTabs>
      {wasOpened && <NewOrganizationDialog />}
    </>
  );
}
