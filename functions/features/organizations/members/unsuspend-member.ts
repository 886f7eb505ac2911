import { AppError } from '../../../../shared/core/errors.ts';
import type { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { presentToAdmins } from '../../../../shared/features/organizations/members/record.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';

/** Reactivates a suspended member, unless the member is being removed. */
export const unsuspendMember: AccountHandler<typeof members.unsuspendMember> = async (
  { memberId },
  { records: { organization }, managedMembersOf, requireToken, now },
) => {
  const store = managedMembersOf(organization);
  return retryOnConflict(async () => {
    const member = await store.get(memberId);
    if ((requireToken().superadmin && member.role !== 'admin') || member.status === 'invited')
      throw new AppError('record.missing');
    if (member.leaving) throw new AppError('member.leaving');
    return member.status === 'active' ? presentToAdmins(member, now()) : store.unsuspend(member);
  });
};
