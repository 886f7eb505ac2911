import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  type OrganizationRow,
  OrganizationStatus,
} from '../../../../shared/features/organizations/organizations/schema.ts';
import type { LoadedContribution } from '../../../platform/features/contribution.ts';
import type { OrganizationListTab } from '../../../platform/features/organization-places.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { choiceFilter } from '../../../ui/list/filters/choice-filter.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { NewOrganizationForm } from './new-organization-form.tsx';
import { fetchOrganizations, organizationListKey } from './queries.ts';
import { useOrganizationColumns } from './use-organization-columns.tsx';

const defaultStatus = 'active';

type Tabs = readonly LoadedContribution<OrganizationListTab>[];

export const createOrganizationListPage =
  (tabs: Tabs): ComponentType =>
  () => <OrganizationListPage tabs={tabs} />;

/** Number of waiting items in a tab. The tabs never change, so the hooks always run in the same order. */
const useCount = ({ part }: Tabs[number]) => part.useCount?.();

function OrganizationListPage({ tabs }: { tabs: Tabs }) {
  const { t } = useTranslation('organizations');
  const to = useTo();
  const { query, change, link } = useUrlState();
  const status = OrganizationStatus.safeParse(query.get('status')).data ?? defaultStatus;
  const licence = query.get('licence') === 'ending' ? 'ending' : 'any';
  const tab = tabs.find(({ key }) => key === query.get('tab'));
  const columns = useOrganizationColumns();
  const list = useList<OrganizationRow>({
    queryKey: [...organizationListKey(status), licence],
    fetchPage: (search, signal) => fetchOrganizations({ status, licence, ...search }, signal),
    isFiltered: status !== defaultStatus || licence !== 'any',
  });
  const counts = tabs.map(useCount);
  usePageTitle(t('list.title'));

  const choose = (chosen: string) => change({ status: chosen === defaultStatus ? null : chosen });
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
          options: OrganizationStatus.options.map(value => ({ value, label: t(`status.${value}`) })),
          value: status,
          defaultValue: defaultStatus,
          onChange: choose,
        },
        choiceFilter({
          key: 'licence',
          name: t('field.licence'),
          anyLabel: t('licenceFilter.any'),
          values: ['ending'],
          labelOf: () => t('licenceFilter.ending'),
          value: licence === 'ending' ? licence : null,
          onChange: chosen => change({ licence: chosen }),
        }),
      ]}
      onClearFilters={() => change({ status: null, licence: null })}
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
      <TabLinks
        label={t('list.title')}
        current={tab?.key ?? 'all'}
        tabs={[
          { key: 'all', title: t('list.all'), href: to('organizations') },
          ...tabs.map(({ key, title }, index) => ({
            key,
            title: t(title),
            href: `${to('organizations')}?tab=${key}`,
            ...(counts[index] && { count: counts[index], needsAttention: true }),
          })),
        ]}
      />
      {tab ? <tab.part.Panel /> : all}
      <NewOrganizationDialog />
    </>
  );
}

/**
 * Dialog, open while the URL has `new=1`. While closed, it keeps its input and warns before the input is
 * lost.
 */
function NewOrganizationDialog() {
  const { t } = useTranslation('organizations');
  const { query, change } = useUrlState();
  const [isDirty, setDirty] = useState(false);
  const { dialog, allowLeave } = useLeaveGuard(isDirty);
  const close = () => change({ new: null });
  return (
    <>
      <Dialog
        entries="kept"
        isOpen={query.get('new') === '1'}
        onClose={close}
        title={t('new.title')}
        size={720}
        closeOnClickOutside={false}
        keepMounted
        fillsPhone
      >
        <NewOrganizationForm onCancel={close} onDirtyChange={setDirty} allowLeave={allowLeave} />
      </Dialog>
      {dialog}
    </>
  );
}
