import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { OrganizationStatus } from '../../../../shared/features/organizations/organizations/schema.ts';
import type { LoadedContribution } from '../../../platform/features/contribution.ts';
import type { OrganizationListTab } from '../../../platform/features/organization-places.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { NewOrganizationDialog } from './new-organization-dialog.tsx';
import { OrganizationList } from './organization-list.tsx';
import { organizationListQuery } from './queries.ts';

const debounceMs = 250;
const defaultStatus = 'active';

type Tabs = readonly LoadedContribution<OrganizationListTab>[];

/** Creates the list of organisations with these tabs beside it. */
export const createOrganizationListPage =
  (tabs: Tabs): ComponentType =>
  () => <OrganizationListPage tabs={tabs} />;

/** How many are waiting on a tab. The tabs are always the same ones. */
const useCount = ({ part }: Tabs[number]) => part.useCount?.();

function OrganizationListPage({ tabs }: { tabs: Tabs }) {
  const { t } = useTranslation('organizations');
  const to = useTo();
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useState('');
  const [debouncedText] = useDebouncedValue(text.trim(), debounceMs);
  const status = OrganizationStatus.safeParse(query.get('status')).data ?? defaultStatus;
  const tab = tabs.find(({ key }) => key === query.get('tab'));
  const list = useInfiniteQuery(organizationListQuery(status, debouncedText));
  const counts = tabs.map(useCount);
  usePageTitle(t('list.title'));

  const choose = (chosen: string) =>
    setQuery(chosen === defaultStatus ? {} : { status: chosen }, { replace: true, preventScrollReset: true });
  const add = (
    <Button
      component={Link}
      to={`${to('organizations')}?new=1`}
      preventScrollReset
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('list.new')}
    </Button>
  );

  const all = (
    <>
      <FilterBar
        search={{ label: t('list.search'), placeholder: t('list.searchHint'), text, onTextChange: setText }}
        filters={[
          {
            key: 'status',
            name: t('field.status'),
            options: OrganizationStatus.options.map(value => ({ value, label: t(`status.${value}`) })),
            value: status,
            defaultValue: defaultStatus,
            onChange: choose,
          },
        ]}
        onClear={() => choose(defaultStatus)}
      />
      <OrganizationList
        list={list}
        isFiltered={debouncedText !== '' || status !== defaultStatus}
        add={add}
        onClear={() => {
          setText('');
          choose(defaultStatus);
        }}
      />
    </>
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
