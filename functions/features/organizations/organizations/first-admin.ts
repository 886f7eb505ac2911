import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { FirstAdmin } from '../../../../shared/features/organizations/organizations/schema.ts';
import { notToldYet } from '../../../../shared/features/people/account/record.ts';
import type { AccountContext } from '../../../composition/context.ts';
import { linkMail, newToken } from '../../../platform/mail/link-mail.ts';
import type { FirstMember } from './organizations-store.ts';

type Context = Pick<AccountContext, 'userPool' | 'invitationsOf' | 'mailsOf'>;

/** Invites the first admin of an organisation that is written with them; their seat is counted in its record. */
export async function firstAdmin(
  context: Context,
  organization: OrganizationRecord,
  { email, fullName, locale }: FirstAdmin,
): Promise<FirstMember & { id: string }> {
  const { id, hasPassword } = await (await context.userPool()).findOrAdd(email, locale);
  const token = newToken();
  const mail = linkMail(context, { organization, email, hasSignIn: hasPassword, locale, token });
  const person = { ...notToldYet, id, email, fullName, locale };
  const { modules } = organization;
  const wanted = { role: 'admin' as const, visibility: 'all' as const, picks: [], modules };
  const { writes } = await context.invitationsOf(organization).toInvite(person, wanted, token, mail);
  return { id, acts: [{ act: 'member.invited', record: id }], writes };
}
