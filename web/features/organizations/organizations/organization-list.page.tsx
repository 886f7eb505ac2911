import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { OrganizationStatus } from '../../../../shared/features/organizations/organizations/schema.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
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

const debounceMs = 250;
const defaultStatus = 'active';
const tabs = ['all', 'requests', 'certificates', 'email'] as const;

export function OrganizationListPage() {
  const { t } = useTranslation('organizations');
  const to = useTo();
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useState('');
  const [debouncedText] = useDebouncedValue(text.trim(), debounceMs);
  const status = OrganizationStatus.safeParse(query.get('status')).data ?? defaultStatus;
  const tab = tabs.find(one => one === query.get('tab')) ?? 'all';
  const list = useInfiniteQuery(organizationListQuery(status, debouncedText));
  const pendingRequests = useInfiniteQuery(moduleRequestsQuery()).data?.pages.flatMap(
    page => page.data,
  ).length;
  const pendingCertificates = useInfiniteQuery(waitingCertificatesQuery()).data?.pages.flatMap(
    page => page.data,
  ).length;
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
        current={tab}
        tabs={[
          { key: 'all', title: t('list.all'), href: to('organizations') },
          {
            key: 'requests',
            title: t('requests.title'),
            href: `${to('organizations')}?tab=requests`,
            ...(pendingRequests && { count: pendingRequests, needsAttention: true }),
          },
          {
            key: 'certificates',
            title: t('certificates.tab'),
            href: `${to('organizations')}?tab=certificates`,
            ...(pendingCertificates && { count: pendingCertificates, needsAttention: true }),
          },
          { key: 'email', title: t('mails.tab'), href: `${to('organizations')}?tab=email` },
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
