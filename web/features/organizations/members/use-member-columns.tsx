import { useTranslation } from 'react-i18next';
import type { MemberRow } from '../../../../shared/features/organizations/members/member-list.schema.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import type { Column, ListConfig } from '../../../ui/list/list-config.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { TruncatedText } from '../../../ui/text/truncated-text.tsx';
import { MemberMenu } from './member-menu.tsx';
import { MemberStatus } from './member-status.tsx';

export function useMemberListConfig<Row extends MemberRow>(
  label: string,
  address: (row: Row) => string,
  organizationOf: (row: Row) => string,
): Omit<ListConfig<Row>, 'columns'> {
  const { t } = useTranslation(['people', 'ui']);
  return {
    label,
    rowKey: row => `${organizationOf(row)}/${row.id}`,
    rowHref: address,
    title: t('ui:field.personName'),
    picture: row => <Avatar name={row.fullName} picture={row.profilePicture.url} />,
    heading: row => <PersonName fullName={row.fullName} />,
    detail: row => (row.email === row.fullName ? null : <TruncatedText text={row.email} />),
    menu: row => <MemberMenu row={row} organizationId={organizationOf(row)} />,
  };
}

export function useOverviewColumns<Row extends MemberRow>(): Column<Row>[] {
  const { t } = useTranslation(['people', 'common', 'ui']);
  const { instant } = useInstants();
  return [
    { key: 'role', title: t('ui:field.role'), cell: row => t(`common:roles.${row.role}`) },
    { key: 'sees', title: t('ui:field.caseAccess'), cell: row => t(`visibility.${row.visibility}`) },
    { key: 'status', title: t('ui:field.status'), cell: row => <MemberStatus row={row} /> },
    {
      key: 'signIn',
      title: t('field.lastSignIn'),
      cell: row => (row.lastSignInAt ? instant(row.lastSignInAt) : t('never')),
    },
  ];
}
