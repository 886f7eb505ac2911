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
    summary: 'Invites somebody into the organisation by mail; they hold a seat from now on',
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
    summary: 'Sends a new link; the one before it ends, and the seven days begin again',
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
    summary: 'Takes an invitation back; its link ends and its seat is free',
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
    summary: 'What the link of an invitation leads to',
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
    summary: 'Joins by the link of an invitation, with a name and a password of one’s own',
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
    summary: 'Joins by the link of an invitation with the sign-in one has',
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
    summary: 'Sends invitations that wait for an address once more; answers alike for every address',
    lambda: 'account',
    needs: 'public',
    effect: 'read',
    errors: joiningErrors,
    input: z.strictObject({ email: SignInEmail }),
    output: Nothing,
  }),
};
