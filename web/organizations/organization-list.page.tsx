import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { OrganizationStatus } from '../../shared/organizations/schema.ts';
import { useTo } from '../i18n/use-lang.ts';
import { usePageTitle } from '../i18n/use-page-title.ts';
import { FilterBar } from '../ui/filter-bar.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { TabLinks } from '../ui/tab-links.tsx';
import { ModuleRequests } from './module-requests.tsx';
import { NewOrganizationDialog } from './new-organization-dialog.tsx';
import { OrganizationList } from './organization-list.tsx';
import { moduleRequestsQuery, organizationListQuery } from './queries.ts';

const typingPause = 250;
const usual = 'active';

export function OrganizationListPage() {
  const { t } = useTranslation('organizations');
  const to = useTo();
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useState('');
  const [searched] = useDebouncedValue(text.trim(), typingPause);
  const status = OrganizationStatus.safeParse(query.get('status')).data ?? usual;
  const isRequests = query.get('tab') === 'requests';
  const list = useInfiniteQuery(organizationListQuery(status, searched));
  const waiting = useInfiniteQuery(moduleRequestsQuery()).data?.pages.flatMap(page => page.data).length;
  usePageTitle(t('list.title'));

  const choose = (chosen: string) =>
    setQuery(chosen === usual ? {} : { status: chosen }, { replace: true, preventScrollReset: true });
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
        search={{ label: t('list.search'), hint: t('list.searchHint'), text, onText: setText }}
        filters={[
          {
            key: 'status',
            name: t('field.status'),
            options: OrganizationStatus.options.map(value => ({ value, label: t(`status.${value}`) })),
            value: status,
            usual,
            onChange: choose,
          },
        ]}
        onClear={() => choose(usual)}
      />
      <OrganizationList
        list={list}
        isFiltered={searched !== '' || status !== usual}
        add={add}
        onClear={() => {
          setText('');
          choose(usual);
        }}
      />
    </>
  );

  return (
    <>
      <PageHeader title={t('list.title')} description={t('list.description')} actions={add} />
      <TabLinks
        label={t('list.title')}
        current={isRequests ? 'requests' : 'all'}
        tabs={[
          { key: 'all', title: t('list.all'), address: to('organizations') },
          {
            key: 'requests',
            title: t('requests.title'),
            address: `${to('organizations')}?tab=requests`,
            ...(waiting && { count: waiting, isWaiting: true }),
          },
        ]}
      />
      {isRequests ? <ModuleRequests /> : all}
      <NewOrganizationDialog />
    </>
  );
}
