import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AdminRow } from '../../../../shared/features/organizations/members/member-list.schema.ts';
import { memberStatuses } from '../../../../shared/features/organizations/members/schema.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { oneOf } from '../../../platform/routing/url-filters.ts';
import { useUrlFilters } from '../../../platform/routing/use-url-filters.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { useWasOpened } from '../../../ui/dialog/use-was-opened.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { choiceFilter } from '../../../ui/list/filters/choice-filter.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { LaterTrans } from '../../../ui/text/later-trans.tsx';
import { MemberModulesDialog } from './member-modules-dialog.tsx';
import { adminsKey, fetchAdmins } from './queries.ts';
import { useLicenceColumns } from './use-licence-columns.tsx';
import { useMemberListConfig, useOverviewColumns } from './use-member-columns.tsx';

const InviteDialog = lazyComponent(
  async () => (await import('../invitations/invite-dialog.tsx')).InviteDialog,
);

export const AdminsPage = () => <Admins view="adminUsers" />;
export const AdminLicencesPage = () => <Admins view="adminLicences" />;

const known = { status: oneOf(memberStatuses) };

function Admins({ view }: { view: 'adminUsers' | 'adminLicences' }) {
  const { t } = useTranslation(['people', 'ui']);
  const to = useTo();
  const { query, link } = useUrlState();
  const wasInviting = useWasOpened(query.get('new') === '1');
  const { filters, change, clear, isFiltered } = useUrlFilters(known);
  const { status } = filters;
  const list = useList<AdminRow>({
    queryKey: adminsKey(status),
    fetchPage: ({ text, cursor }, signal) => fetchAdmins({ text, status, cursor }, signal),
    isFiltered,
  });
  const overview = useOverviewColumns<AdminRow>();
  const licences = useLicenceColumns<AdminRow>();
  const address = (row: AdminRow) => to('organization', { id: row.organization.id });
  const listConfig = useMemberListConfig<AdminRow>(t('admins.title'), address, row => row.organization.id);
  usePageTitle(t('admins.title'));

  const organization = {
    key: 'organization',
    title: t('ui:field.organization'),
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
  const nothingFor = (
    <LaterTrans t={t} i18nKey="list.nothingFor" values={{ text: list.wanted }} components={{ b: <b /> }} />
  );
  return (
    <>
      <PageHeader
        title={t('admins.title')}
        description={t(view === 'adminUsers' ? 'admins.description' : 'licences.platform')}
        actions={invite}
      />
      <TabLinks
        label={t('tab.label')}
        tabs={[
          { key: 'adminUsers', title: t('tab.overview'), href: link(to('adminUsers'), {}) },
          { key: 'adminLicences', title: t('tab.licences'), href: link(to('adminLicences'), {}) },
        ]}
        current={view}
      />
      <ListPage
        list={list}
        config={{ ...listConfig, columns: [organization, ...(view === 'adminUsers' ? facts : licences)] }}
        texts={{
          search: t('list.search'),
          searchHint: t('ui:field.personName'),
          emptyTitle: t('empty.title'),
          emptyText: t('empty.text'),
          nothing: list.wanted ? nothingFor : t('list.nothing'),
          count: count => t('list.count', { count }),
        }}
        filters={[
          choiceFilter({
            key: 'status',
            name: t('ui:field.status'),
            anyLabel: t('list.anyStanding'),
            values: memberStatuses,
            labelOf: value => t(`standing.${value}`),
            value: status,
            onChange: chosen => change({ status: chosen }),
          }),
        ]}
        onClearFilters={clear}
        add={invite}
      />
      <MemberModulesDialog rows={list.rows ?? []} organizationOf={row => row.organization.id} />
      {wasInviting && <InviteDialog />}
    </>
  );
}
