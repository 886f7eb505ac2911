import type { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import type { MemberRow } from '../../../../shared/features/organizations/members/member-list.schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';
import { withSearchWords } from './search-names.ts';

export const listMembers: AccountHandler<typeof members.listMembers> = async (
  { for: purpose },
  { records: { organization }, managedMembersOf, requireSignedIn, pictureOf },
) => {
  const isColleague = requireSignedIn().organization?.slug === organization.slug;
  const rows = await managedMembersOf(organization).listRows(isColleague ? pictureOf : undefined);
  rows.sort((a, b) => a.fullName.localeCompare(b.fullName));
  return {
    ...singlePage(await withSearchWords(rows, purpose)),
    seats: { taken: rows.filter(takesSeat).length, of: organization.seats },
  };
};

/** A person whose invitation has expired does not take a seat. */
const takesSeat = ({ status, invitation }: MemberRow) =>
  status === 'active' || (status === 'invited' && !invitation?.hasExpired);
