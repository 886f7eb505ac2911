import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MemberRow } from '../../../../shared/features/organizations/members/member-list.schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { matchesName } from '../../../platform/lookups/matches-name.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { useWasOpened } from '../../../ui/dialog/use-was-opened.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { choiceFilter } from '../../../ui/list/filters/choice-filter.ts';
import { FilterBar } from '../../../ui/list/filters/filter-bar.tsx';
import type { ListConfig } from '../../../ui/list/list-config.ts';
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx';
import { EmptyList, ListCount, ListFailure, NothingFound } from '../../../ui/list/list-states.tsx';
import { LaterTrans } from '../../../ui/text/later-trans.tsx';
import { ChangeMemberDialog } from './change-member-dialog.tsx';
import { MemberModulesDialog, memberModulesParam } from './member-modules-dialog.tsx';
import { memberStateOf } from './member-status.tsx';
import { membersQuery, memberWordsQuery } from './queries.ts';
import { useLicenceColumns } from './use-licence-columns.tsx';
import { useMemberListConfig, useOverviewColumns } from './use-member-columns.tsx';

const InviteDialog = lazyComponent(
  async () => (await import('../invitations/invite-dialog.tsx')).InviteDialog,
);

export const UsersPage = () => <Users view="users" />;
export const UserLicencesPage = () => <Users view="userLicences" />;

const memberStates = ['active', 'unfinished', 'invited', 'expired', 'suspended'] as const;

function Users({ view }: { view: 'users' | 'userLicences' }) {
  const { t } = useTranslation(['people', 'ui']);
  const to = useTo();
  const { organization } = useSession();
  const organizationId = organization?.id ?? '';
  const [text, setText] = useState('');
  const { query, change, link } = useUrlState();
  const wasInviting = useWasOpened(query.get('new') === '1');
  const memberState = memberStates.find(state => state === query.get('status')) ?? null;
  const setMemberState = (chosen: string | null) => change({ status: chosen });
  const { data, error, refetch } = useQuery(membersQuery(organizationId));
  const isFound = useMemberSearch(organizationId, text);
  const overview = useOverviewColumns<MemberRow>();
  const licences = useLicenceColumns<MemberRow>();
  const address = ({ id }: MemberRow) =>
    link(to(view), view === 'users' ? { member: id } : { modules: memberModulesParam(organizationId, id) });
  const listConfig = useMemberListConfig<MemberRow>(t('users.title'), address, () => organizationId);
  usePageTitle(t('users.title'));

  const rows = data?.data.filter(
    row => isFound(row) && (memberState === null || memberStateOf(row) === memberState),
  );
  const invite = useIsReadOnly() ? null : (
    <Button
      component={Link}
      to={link(to(view), { new: '1' })}
      preventScrollReset
      leftSection={<IconUserPlus size={18} aria-hidden />}
    >
      {t('users.invite')}
    </Button>
  );
  const tabs = [
    { key: 'users', title: t('tab.overview'), href: link(to('users'), {}) },
    { key: 'userLicences', title: t('tab.licences'), href: link(to('userLicences'), {}) },
  ];
  return (
    <>
      <PageHeader
        title={t('users.title')}
        description={
          view === 'users' ? (
            t('users.description')
          ) : (
            <Trans
              t={t}
              i18nKey="licences.own"
              components={{ a: <Link to={to('organization', { id: organizationId })} /> }}
            />
          )
        }
        actions={invite}
      />
      <TabLinks label={t('tab.label')} tabs={tabs} current={view} />
      <FilterBar
        search={{ label: t('list.search'), placeholder: t('list.searchHint'), text, onTextChange: setText }}
        filters={[
          choiceFilter({
            key: 'standing',
            name: t('ui:field.status'),
            anyLabel: t('list.anyStanding'),
            values: memberStates,
            labelOf: value => t(`standing.${value}`),
            value: memberState,
            onChange: setMemberState,
          }),
        ]}
        onClear={() => setMemberState(null)}
      />
      <MemberList
        rows={rows}
        error={error}
        onRetry={refetch}
        listConfig={{ ...listConfig, columns: view === 'users' ? overview : licences }}
        summary={count => t('list.seats', { people: t('list.count', { count }), ...data?.seats })}
        text={text.trim()}
        isFiltered={memberState !== null}
        onClear={() => {
          setText('');
          setMemberState(null);
        }}
        action={invite}
      />
      {wasInviting && <InviteDialog organizationId={organizationId} />}
      <MemberModulesDialog rows={data?.data ?? []} organizationOf={() => organizationId} />
      <ChangeMemberDialog rows={data?.data ?? []} organizationOf={() => organizationId} />
    </>
  );
}

/** Finds members by name or email address. While the search words load, finds everybody. */
function useMemberSearch(organizationId: string, text: string): (row: MemberRow) => boolean {
  const wanted = text.trim().toLocaleLowerCase();
  const query = useQuery({ ...memberWordsQuery(organizationId), enabled: wanted !== '' });
  if (wanted === '' || query.isLoading) return () => true;
  return ({ id, fullName, email }) =>
    email.toLocaleLowerCase().includes(wanted) ||
    matchesName({ fullName, searchWords: query.data?.get(id) }, wanted);
}

interface MemberListProps<Row> {
  rows: Row[] | undefined;
  error: unknown;
  onRetry: () => void;
  listConfig: ListConfig<Row>;
  summary: (count: number) => string;
  text: string;
  isFiltered: boolean;
  onClear: () => void;
  action: ReactNode;
  children?: ReactNode;
}

function MemberList<Row extends MemberRow>(props: MemberListProps<Row>) {
  const { rows, error, onRetry, listConfig, summary, text, isFiltered, onClear, action, children } = props;
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  if (!rows) {
    return error ? (
      <ListFailure text={errorText(error)} onRetry={onRetry} />
    ) : (
      <ListSkeleton {...listConfig} />
    );
  }
  if (rows.length === 0) {
    if (!text && !isFiltered)
      return <EmptyList title={t('empty.title')} text={t('empty.text')} action={action} />;
    return (
      <NothingFound clear={t('list.clear')} onClear={onClear}>
        {text ? (
          <LaterTrans t={t} i18nKey="list.nothingFor" values={{ text }} components={{ b: <b /> }} />
        ) : (
          t('list.nothing')
        )}
      </NothingFound>
    );
  }
  return (
    <>
      <ListCount>{summary(rows.length)}</ListCount>
      <DataList rows={rows} {...listConfig} />
      {children}
    </>
  );
}
