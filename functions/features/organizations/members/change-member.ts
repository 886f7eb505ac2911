import { AppError } from '../../../../shared/core/errors.ts';
import type { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

/** Admins always see all cases. Nobody can change their own role. */
export const changeMember: AccountHandler<typeof members.changeMember> = async (
  { memberId, version, role, visibility },
  { records: { organization }, managedMembersOf, requireToken },
) => {
  const { sub, superadmin } = requireToken();
  const store = managedMembersOf(organization);
  const member = await store.get(memberId);
  if (superadmin && member.role !== 'admin') throw new AppError('record.missing');
  if (memberId === sub) throw new AppError('member.self');
  return store.change(member, version, { role, visibility: role === 'admin' ? 'all' : visibility });
};
