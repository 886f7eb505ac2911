import type { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { hasExpired, type MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';
import { withSearchWords } from './search-names.ts';

export const listColleagues: Handler<typeof members.listColleagues> = async (
  { for: purpose },
  { members, pictureOf, now },
) => {
  const everybody = await members.list();
  const isWaiting = ({ status, invitation }: MemberRecord) =>
    status === 'invited' && invitation !== null && !hasExpired(invitation, now());
  const active = everybody.filter(({ status }) => status === 'active');
  const rows = active.map(async member => {
    const { id, fullName, role } = member;
    return { id, fullName, role, status: 'active' as const, profilePicture: await pictureOf(member) };
  });
  const sorted = (await Promise.all(rows)).sort((a, b) => a.fullName.localeCompare(b.fullName));
  return {
    ...singlePage(await withSearchWords(sorted, purpose)),
    invited: everybody.filter(isWaiting).length,
  };
};
