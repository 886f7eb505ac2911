import { queryOptions } from '@tanstack/react-query';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { InvitationToken } from '../../../../shared/features/organizations/invitations/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';

/** Reads the invitation that a link belongs to; a malformed token counts as invalid. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => {
      if (!InvitationToken.safeParse(token).success) throw new CallError('invitation.unusable', 410);
      return call(invitations.openInvitation, { token }, { signal });
    },
  });
}
