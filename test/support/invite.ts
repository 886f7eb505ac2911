import { randomUUID } from 'node:crypto';
import type { RequestOf } from '../../shared/core/endpoint.ts';
import { invitations } from '../../shared/features/organizations/invitations/endpoints.ts';
import type { Member } from '../../shared/features/organizations/members/schema.ts';
import { mailsTo } from '../support/mail.ts';
import type { Clinic } from './clinic.ts';
import { openRawTable } from './raw-table.ts';

/** An invited person, with the token from their email. */
export interface Invited {
  member: Member;
  token: string;
}

type Invitation = Partial<RequestOf<typeof invitations.invite>>;

export async function invite(
  { slug, admin }: Pick<Clinic, 'slug' | 'admin'>,
  changes: Invitation = {},
): Promise<Member> {
  const email = changes.email ?? `${randomUUID()}@invited.example`;
  const input = { organizationId: slug, role: 'user' as const, ...changes, email };
  return (await admin.call(invitations.invite, input)).data;
}

/** Invites a person as an admin does, and reads the token from their email. */
export async function inviteAndReadToken(
  clinic: Pick<Clinic, 'slug' | 'admin'>,
  changes: Invitation = {},
): Promise<Invited> {
  const member = await invite(clinic, changes);
  return { member, token: await invitationTokenOf(member.email) };
}

/** The token in a person's last email. */
export async function invitationTokenOf(email: string): Promise<string> {
  const last = (await mailsTo(email)).at(-1);
  const token = /register\?token=([\w-]{43})/.exec(String(last?.body.text))?.[1];
  if (!token) throw new Error(`no invitation was sent to ${email}`);
  return token;
}

/** The person's own id, which the organisation's admins do not see before the person joins. */
export async function personIdOf({ email }: Pick<Member, 'email'>): Promise<string> {
  const { itemsWith } = await openRawTable();
  const person = (await itemsWith('email', email)).find(({ kind }) => kind === 'person');
  if (!person) throw new Error(`nobody has the address ${email}`);
  return String(person.id);
}
