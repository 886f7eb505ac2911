import type { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { readInvited } from './resend-invitation.ts';

export const revokeInvitation: AccountHandler<typeof invitations.revokeInvitation> = async (
  { memberId },
  context,
) => {
  const { organization } = context.records;
  return context.invitationsOf(organization).revoke(await readInvited(context, organization, memberId));
};
