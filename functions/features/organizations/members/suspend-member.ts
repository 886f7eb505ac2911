import { AppError } from '../../../../shared/core/errors.ts';
import type { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { presentToAdmins } from '../../../../shared/features/organizations/members/record.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';

/**
 * Suspends a member, and only then signs them out in Cognito, so that a rejected suspension changes nothing.
 * Until the sign-out, or if it fails, the API rejects each of the member's requests, because the membership
 * is suspended. The sign-out can be repeated by suspending again.
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
