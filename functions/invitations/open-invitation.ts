import type { invitations } from '../../shared/invitations/endpoints.ts';
import type { AccountHandler } from '../context.ts';
import { liveInvitation } from './live-invitation.ts';

export const openInvitationHandler: AccountHandler<typeof invitations.openInvitation> = async (
  { token },
  context,
) => {
  const { organization, member } = await liveInvitation(context, token);
  const known = await context.userPool.find(member.id);
  return {
    organizationName: organization.name,
    organizationSlug: organization.slug,
    email: member.email,
    role: member.role,
    hasSignIn: known?.hasPassword ?? false,
    locale: member.locale,
    script: organization.script,
    passwordLength: organization.passwordLength,
    expiresAt: member.invitation?.expiresAt ?? '',
  };
};
