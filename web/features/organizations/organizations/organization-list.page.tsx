import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { OrganizationStatus } from '../../../../shared/features/organizations/organizations/schema.ts';
import { useTo } from '../../../platform/i18n/use-lang.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { MailsPanel } from '../../operations/email-log/mails-panel.tsx';
import { CertificateQueue } from '../../people/certificates/certificate-queue.tsx';
import { ModuleRequests } from '../module-access/module-requests.tsx';
import { NewOrganizationDialog } from './new-organization-dialog.tsx';
import { OrganizationList } from './organization-list.tsx';
import { moduleRequestsQuery, organizationListQuery, waitingCertificatesQuery } from './queries.ts';

const typingPause = 250;
const usual = 'active';
const tabs = ['all', 'requests', 'certificates', 'email'] as const;

export function OrganizationListPage() {
  const { t } = useTranslation('organizations');
  const to = useTo();
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useState('');
  const [searched] = useDebouncedValue(text.trim(), typingPause);
  const status = OrganizationStatus.safeParse(query.get('status')).data ?? usual;
  const tab = tabs.find(one => one === query.get('tab')) ?? 'all';
  const list = useInfiniteQuery(organizationListQuery(status, searched));
  const asked = useInfiniteQuery(moduleRequestsQuery()).data?.pages.flatMap(page => page.data).length;
  const shown = useInfiniteQuery(waitingCertificatesQuery()).data?.pages.flatMap(page => page.data).length;
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
        current={tab}
        tabs={[
          { key: 'all', title: t('list.all'), address: to('organizations') },
          {
            key: 'requests',
            title: t('requests.title'),
            address: `${to('organizations')}?tab=requests`,
            ...(asked && { count: asked, isWaiting: true }),
          },
          {
            key: 'certificates',
            title: t('certificates.tab'),
            address: `${to('organizations')}?tab=certificates`,
            ...(shown && { count: shown, isWaiting: true }),
          },
          { key: 'email', title: t('mails.tab'), address: `${to('organizations')}?tab=email` },
        ]}
      />
      {tab === 'all' && all}
      {tab === 'requests' && <ModuleRequests />}
      {tab === 'certificates' && <CertificateQueue />}
      {tab === 'email' && <MailsPanel intro={t('mails.introPlatform')} timeZone={undefined} />}
      <NewOrganizationDialog />
    </>
  );
}
