import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { acceptInvitationHandler } from './accept-invitation.ts';
import { askForInvitationHandler } from './ask-for-invitation.ts';
import { inviteHandler } from './invite.ts';
import { openInvitationHandler } from './open-invitation.ts';
import { registerHandler } from './register.ts';
import { resendInvitationHandler } from './resend-invitation.ts';
import { revokeInvitationHandler } from './revoke-invitation.ts';

export const endpoints = invitations;

export const handlers: AccountHandlers<typeof invitations> = {
  invite: inviteHandler,
  resendInvitation: resendInvitationHandler,
  revokeInvitation: revokeInvitationHandler,
  openInvitation: openInvitationHandler,
  register: registerHandler,
  acceptInvitation: acceptInvitationHandler,
  askForInvitation: askForInvitationHandler,
};
