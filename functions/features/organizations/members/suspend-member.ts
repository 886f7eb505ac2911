import { AppError } from '../../../../shared/core/errors.ts';
import type { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { presentToAdmins } from '../../../../shared/features/organizations/members/record.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';

/**
 * Signs the member out in Cognito after the suspension, so that a rejected suspension changes nothing. Until
 * then, and if that fails, the membership rejects each of their calls; the call can be retried.
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
