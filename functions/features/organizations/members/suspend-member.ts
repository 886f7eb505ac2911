import { AppError } from '../../../../shared/core/errors.ts';
import type { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { presentToAdmins } from '../../../../shared/features/organizations/members/record.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';

/**
 * Suspends a member, and then signs them out of Cognito. In this order, a rejected suspension changes
 * nothing. The API rejects a suspended member's requests at once, even if the sign-out fails; suspending
 * again repeats the sign-out.
 */
export const suspendMember: AccountHandler<typeof members.suspendMember> = async (
  { memberId },
  { records: { organization }, managedMembersOf, requireToken, userPool, now },
) => {
  const { sub, superadmin } = requireToken();
  const store = managedMembersOf(organization);
  if (memberId === sub) throw new AppError('member.self');
  const suspended = await retryOnConflict(async () => {
    const member = await store.get(memberId);
    if ((superadmin && member.role !== 'admin') || member.status === 'invited')
      throw new AppError('record.missing');
    return member.status === 'suspended' ? presentToAdmins(member, now()) : store.suspend(member);
  });
  await (await userPool()).signOut(memberId);
  return suspended;
};
