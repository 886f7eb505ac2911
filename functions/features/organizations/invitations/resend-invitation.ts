import { AppError } from '../../../../shared/core/errors.ts';
import type { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import type { Member } from '../../../../shared/features/organizations/members/schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { AccountContext, AccountHandler } from '../../../composition/context.ts';
import { invitationMailWrite, newToken } from '../members/invitation-mail.ts';
import { countInvitationMail } from './count-invitation-mail.ts';

export const resendInvitation: AccountHandler<typeof invitations.resendInvitation> = async (
  { memberId },
  context,
) => {
  const { organization } = context.records;
  const member = await readInvited(context, organization, memberId);
  return resend(context, organization, member);
};

/** Reads an invited person; for platform administrators, only an invited admin. @throws record.missing */
export async function readInvited(
  { managedMembersOf, requireToken }: AccountContext,
  organization: OrganizationRecord,
  memberId: string,
): Promise<MemberRecord> {
  const member = await managedMembersOf(organization).getInvited(memberId);
  if (requireToken().superadmin && member.role !== 'admin') throw new AppError('record.missing');
  return member;
}

export async function resend(
  context: Pick<AccountContext, 'invitationsOf' | 'userPool' | 'mailsOf' | 'hourlyLimiter'>,
  organization: OrganizationRecord,
  member: MemberRecord,
): Promise<Member> {
  const token = newToken();
  const { email, locale } = member;
  const hasSignIn = (await (await context.userPool()).find(member.id))?.hasPassword ?? false;
  const mail = invitationMailWrite(context, { organization, email, hasSignIn, locale, token });
  return context
    .invitationsOf(organization)
    .renew(member, token, [mail, countInvitationMail(context, email)]);
}
