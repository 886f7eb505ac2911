import { AppError } from '../../../../shared/core/errors.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { emptyPersonDetails } from '../../../../shared/features/people/account/record.ts';
import type { ProvisionContext } from '../../../composition/provision-context.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { invitationMailWrite, newToken } from '../members/invitation-mail.ts';
import { adminDifferences } from './compare-organization.ts';
import type { OrganizationCommand } from './organization-command.ts';
import { OperatorRefusal } from './refusal.ts';

interface Invited {
  personId: string;
  changed: boolean;
  differs?: boolean;
  sentences: string[];
  mailId?: string;
  hasSignIn?: boolean;
}

/**
 * Handles the admin of an existing organisation. If the command asks for it, sends the invitation again, or
 * replaces an invitation that was not accepted because the address was wrong.
 * @throws OperatorRefusal
 */
export async function settleFirstAdmin(
  context: ProvisionContext,
  organization: OrganizationRecord,
  { admin, invitation }: OrganizationCommand,
): Promise<Invited> {
  const members = await context.membersOf(organization.slug).list();
  const admins = members.filter(({ role }) => role === 'admin');
  const known = members.find(({ email }) => email.toLowerCase() === admin.email.toLowerCase());
  const waiting = admins.filter(({ status }) => status === 'invited');
  const [joined] = admins.filter(({ status }) => status !== 'invited');
  const about = known ? adminDifferences(known, { admin }) : [];
  if (known && known.status !== 'invited')
    return {
      personId: known.id,
      changed: false,
      differs: known.role !== 'admin' || known.status !== 'active' || about.length > 0,
      sentences: [membership(known), ...about],
    };
  if (known && invitation === 'resend') return resend(context, organization, known);
  if (invitation === 'replace') {
    if (joined)
      throw new OperatorRefusal([
        `Email: ${joined.email} has joined as an admin already. They invite others under Users.`,
      ]);
    return replace(context, organization, waiting, admin);
  }
  if (known) {
    const differs = about.length > 0;
    return { personId: known.id, changed: false, differs, sentences: [...about, standing(known)] };
  }
  const others = [...(joined ? [joined] : []), ...waiting].map(({ email }) => email).join(', ') || 'nobody';
  const how = joined
    ? 'They invite others under Users.'
    : 'To correct the invitation, run this again with Invitation set to replace.';
  return {
    personId: (joined ?? waiting[0])?.id ?? '',
    changed: false,
    differs: true,
    sentences: [
      `Email: the admin is ${others}, and the form says ${admin.email}, who was sent nothing. ${how}`,
    ],
  };
}

/** Tells the operator that the person is already a member of the organisation; no invitation is sent. */
function membership({ email, role, status }: MemberRecord): string {
  const closed = status === 'suspended' ? ', and is suspended' : '';
  const how = 'Admins change that under Users. No mail was sent.';
  if (role !== 'admin') return `${email} works there already, but is no admin${closed}. ${how}`;
  return closed ? `${email} is an admin already${closed}. ${how}` : `${email} is an admin already.`;
}

const standing = ({ email, invitation }: MemberRecord) =>
  `${email} was invited on ${invitation?.invitedAt.slice(0, 10)} and has not joined yet; the link in the mail works until ${invitation?.expiresAt.slice(0, 10)}. To send the mail once more, run this again with Invitation set to resend.`;

async function resend(
  context: ProvisionContext,
  organization: OrganizationRecord,
  member: MemberRecord,
): Promise<Invited> {
  const { id, email, locale } = member;
  await requireInvitable(context, email);
  const token = newToken();
  const hasSignIn = (await (await context.userPool()).find(id))?.hasPassword ?? false;
  const mail = invitationMailWrite(context, { organization, email, hasSignIn, locale, token });
  await context.invitationsOf(organization).renew(member, token, [mail]);
  const sentences = [`The invitation of ${email} was sent once more; the link sent before has ended.`];
  return { personId: id, changed: true, sentences, mailId: mailIdOf(mail), hasSignIn };
}

async function replace(
  context: ProvisionContext,
  organization: OrganizationRecord,
  waiting: MemberRecord[],
  { email, fullName, locale }: OrganizationCommand['admin'],
): Promise<Invited> {
  const userPool = await context.userPool();
  await requireInvitable(context, email);
  for (const member of waiting) await context.invitationsOf(organization).revoke(member);
  const { id, hasPassword } = await userPool.findOrCreate(email, locale);
  const token = newToken();
  const mail = invitationMailWrite(context, { organization, email, hasSignIn: hasPassword, locale, token });
  const person = { ...emptyPersonDetails, id, email, fullName, locale };
  const { modules } = organization;
  const membership = { role: 'admin' as const, visibility: 'all' as const, preassignedCaseIds: [], modules };
  await context.invitationsOf(organization).invite(person, membership, token, [mail]);
  const before = waiting.map(member => member.email);
  const isSame = before.some(address => address.toLowerCase() === email.toLowerCase());
  const endedText = isSame
    ? 'The link sent before has ended.'
    : before.length > 0
      ? `The invitation of ${before.join(', ')} has ended.`
      : '';
  return {
    personId: id,
    changed: true,
    sentences: [`${email} is invited. ${endedText}`.trim()],
    mailId: mailIdOf(mail),
    hasSignIn: hasPassword,
  };
}

/**
 * Checks that an address may be invited. Creates no user.
 * @throws OperatorRefusal for a platform administrator
 */
export async function requireInvitable({ userPool }: ProvisionContext, email: string): Promise<void> {
  const pool = await userPool();
  const found = await pool.find(email);
  if (!found) return;
  await pool.requireInvitable(found.id).catch(error => {
    if (!(error instanceof AppError)) throw error;
    throw new OperatorRefusal([
      `Email: ${email} is a superadmin, who belongs to no organisation. Give another address.`,
    ]);
  });
}

export const mailIdOf = (write: Write): string => String('put' in write ? write.put.id : '');
