import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { FirstAdmin } from '../../../../shared/features/organizations/organizations/schema.ts';
import { emptyPersonDetails } from '../../../../shared/features/people/account/record.ts';
import type { AccountContext } from '../../../composition/context.ts';
import { invitationMailWrite, newToken } from '../members/invitation-mail.ts';
import { invitedEvent } from '../members/invitations-store.ts';
import type { FirstMemberWrites } from './organizations-store.ts';

type Context = Pick<AccountContext, 'userPool' | 'invitationsOf' | 'mailsOf'>;

/** Writes that invite the first admin of a new organisation, whose record already counts the seat. */
export async function inviteFirstAdmin(
  context: Context,
  organization: OrganizationRecord,
  { email, fullName, locale }: FirstAdmin,
): Promise<FirstMemberWrites & { id: string; mailId: string; hasSignIn: boolean }> {
  const userPool = await context.userPool();
  const { id, hasPassword } = await userPool.findOrCreate(email, locale);
  await userPool.requireInvitable(id);
  const token = newToken();
  const mail = invitationMailWrite(context, { organization, email, hasSignIn: hasPassword, locale, token });
  const person = { ...emptyPersonDetails, id, email, fullName, locale };
  const { modules } = organization;
  const membership = { role: 'admin' as const, visibility: 'all' as const, preassignedCaseIds: [], modules };
  const { member, writes } = await context
    .invitationsOf(organization)
    .inviteWrites(person, membership, token, [mail]);
  const mailId = String('put' in mail ? mail.put.id : '');
  return { id, mailId, hasSignIn: hasPassword, auditEvents: [invitedEvent(member)], writes };
}
