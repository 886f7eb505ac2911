import { AppError } from '../../../../shared/core/errors.ts';
import type { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { presentToAdmins } from '../../../../shared/features/organizations/members/record.ts';
import type { AccountHandler } from '../../../composition/context.ts';

/** Signs them out in Cognito first: if that fails, nothing has changed and the call can be repeated. */
export const suspendMemberHandler: AccountHandler<typeof members.suspendMember> = async (
  { memberId },
  { records: { organization }, managedMembersOf, requireToken, userPool, now },
) => {
  const { sub, superadmin } = requireToken();
  const store = managedMembersOf(organization);
  const member = await store.get(memberId);
  if ((superadmin && member.role !== 'admin') || member.status === 'invited')
    throw new AppError('record.missing');
  if (memberId === sub) throw new AppError('member.self');
  if (member.status === 'suspended') return presentToAdmins(member, now());
  await (await userPool()).signOut(memberId);
  return store.suspend(member);
};
