import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Email, SignInEmail, Slug } from '../../../core/fields.ts';
import { MemberId } from '../../../core/ids.ts';
import { Member } from '../members/schema.ts';
import { InvitationToken, Invite, Joining, OpenedInvitation, Registration } from './schema.ts';

const Nothing = z.strictObject({});
const OfMember = z.strictObject({ organizationId: Slug, memberId: MemberId });
const about = { organization: 'organizationId' } as const;

const invitingErrors = [
  'member.exists',
  'member.not-invitable',
  'member.not-invited',
  'seats.taken',
  'rate.limited',
] as const;
const joiningErrors = [
  'invitation.unusable',
  'invitation.sign-in-needed',
  'member.not-invitable',
  'organization.archived',
  'sign-in.second-factor-needed',
] as const;

export const invitations = {
  invite: endpoint({
    method: 'POST',
    path: 'organizations/{organizationId}/invitations',
    summary: 'Invites a person into the organisation by mail; the invitation takes a seat',
    lambda: 'account',
    needs: 'member:invite',
    records: about,
    status: 201,
    errors: invitingErrors,
    input: z.strictObject({ organizationId: Slug, ...Invite.shape }),
    output: Member,
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: 'organizations/{organizationId}/invitations/{memberId}/resend',
    summary: 'Sends a new link, valid for seven days; the earlier link stops working',
    lambda: 'account',
    needs: 'member:invite',
    records: about,
    errors: invitingErrors,
    input: OfMember,
    output: Member,
  }),
  revokeInvitation: endpoint({
    method: 'DELETE',
    path: 'organizations/{organizationId}/invitations/{memberId}',
    summary: 'Revokes an invitation; its link stops working and its seat is released',
    lambda: 'account',
    needs: 'member:invite',
    records: about,
    errors: invitingErrors,
    input: OfMember,
    output: z.object({ id: MemberId }),
  }),
  openInvitation: endpoint({
    method: 'POST',
    path: 'invitations/open',
    summary: 'Returns the invitation of a link',
    lambda: 'account',
    needs: 'public',
    effect: 'read',
    errors: joiningErrors,
    input: z.strictObject({ token: InvitationToken }),
    output: OpenedInvitation,
  }),
  register: endpoint({
    method: 'POST',
    path: 'invitations/register',
    summary: 'Accepts an invitation with a new name and password',
    lambda: 'account',
    needs: 'public',
    effect: 'read',
    errors: joiningErrors,
    input: Registration,
    output: z.object({ organizationSlug: Slug, email: Email }),
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: 'invitations/accept',
    summary: 'Accepts an invitation with an existing sign-in',
    lambda: 'account',
    needs: 'token',
    effect: 'read',
    errors: joiningErrors,
    input: Joining,
    output: z.object({ organizationSlug: Slug }),
  }),
  askForInvitation: endpoint({
    method: 'POST',
    path: 'invitations/again',
    summary: 'Resends the pending invitations of an address; the response is the same for every address',
    lambda: 'account',
    needs: 'public',
    effect: 'read',
    errors: joiningErrors,
    input: z.strictObject({ email: SignInEmail }),
    output: Nothing,
  }),
};
