import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AdminRow } from '../../../../shared/features/organizations/members/member-list.schema.ts';
import { MemberStatus } from '../../../../shared/features/organizations/members/schema.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { InviteDialog } from '../invitations/invite-dialog.tsx';
import { MemberList } from './member-list.tsx';
import { MemberModulesDialog } from './member-modules-dialog.tsx';
import { adminsQuery } from './queries.ts';
import { useLicenceColumns } from './use-licence-columns.tsx';
import { useMemberListConfig, useOverviewColumns } from './use-member-columns.tsx';

export const AdminsPage = () => <Admins view="adminUsers" />;
export const AdminLicencesPage = () => <Admins view="adminLicences" />;

const debounceMs = 250;
const anyValue = 'all';

/** Admins of all organisations. */
function Admins({ view }: { view: 'adminUsers' | 'adminLicences' }) {
  const { t } = useTranslation('people');
  const to = useTo();
  const [text, setText] = useState('');
  const [debouncedText] = useDebouncedValue(text.trim(), debounceMs);
  const { query, change, link } = useUrlState();
  const status = MemberStatus.safeParse(query.get('status')).data ?? null;
  const list = useInfiniteQuery(adminsQuery(debouncedText, status));
  const overview = useOverviewColumns<AdminRow>();
  const licences = useLicenceColumns<AdminRow>();
  const address = (row: AdminRow) => to('organization', { id: row.organization.id });
  const listConfig = useMemberListConfig<AdminRow>(t('admins.title'), address, row => row.organization.id);
  usePageTitle(t('admins.title'));

  const organization = {
    key: 'organization',
    title: t('field.organization'),
    cell: (row: AdminRow) => row.organization.name,
  };
  const facts = overview.filter(({ key }) => key === 'status' || key === 'signIn');
  const invite = (
    <Button
      component={Link}
      to={link(to(view), { new: '1' })}
      preventScrollReset
      leftSection={<IconUserPlus size={18} aria-hidden />}
    >
      {t('admins.invite')}
    </Button>
  );
  const rows = list.data?.pages.flatMap(page => page.data);
  return (
    <>
      <PageHeader title={t('admins.title')} description={t('admins.description')} actions={invite} />
      <TabLinks
        label={t('tab.label')}
        tabs={[
          { key: 'adminUsers', title: t('tab.overview'), href: link(to('adminUsers'), {}) },
          { key: 'adminLicences', title: t('tab.licences'), href: link(to('adminLicences'), {}) },
        ]}
        current={view}
      />
      <FilterBar
        search={{ label: t('list.search'), placeholder: t('admins.searchHint'), text, onTextChange: setText }}
        filters={[
          {
            key: 'status',
            name: t('field.status'),
            options: [
              { value: anyValue, label: t('list.anyStanding') },
              ...MemberStatus.options.map(value => ({ value, label: t(`standing.${value}`) })),
            ],
            value: status ?? anyValue,
            defaultValue: anyValue,
            onChange: chosen => change({ status: chosen === anyValue ? null : chosen }),
          },
        ]}
        onClear={() => change({ status: null })}
      />
      <MemberList
        rows={rows}
        error={list.error}
        onRetry={list.refetch}
        listConfig={{ ...listConfig, columns: [organization, ...(view === 'adminUsers' ? facts : licences)] }}
        summary={count => t('list.count', { count })}
        text={debouncedText}
        isFiltered={status !== null}
        onClear={() => {
          setText('');
          change({ status: null });
        }}
        action={invite}
      >
        {list.hasNextPage && (
          <LoadMore
            shown={rows?.length ?? 0}
            total={null}
            isLoading={list.isFetchingNextPage}
            onMore={() => list.fetchNextPage()}
          />
        )}
      </MemberList>
      <MemberModulesDialog rows={rows ?? []} organizationOf={row => row.organization.id} />
      <InviteDialog />
    </>
  );
}
