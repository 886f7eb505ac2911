import type {
  NewPerson,
  ProvisionCommand,
  ProvisionResult,
} from '../../../../shared/features/organizations/organizations/provision.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { emptyPersonDetails, type PersonRecord } from '../../../../shared/features/people/account/record.ts';
import type { ProvisionContext } from '../../../composition/provision-context.ts';
import type { PoolUser } from '../../../platform/identity/user-pool.ts';
import type { FirstMemberWrites } from '../organizations/organizations-store.ts';
import { provisionOrganization } from './provision-organization.ts';
import { OperatorRefusal } from './refusal.ts';

type Command<Kind extends ProvisionCommand['kind']> = Extract<ProvisionCommand, { kind: Kind }>;

/** Idempotent. */
export async function provision(
  context: ProvisionContext,
  command: ProvisionCommand,
): Promise<ProvisionResult> {
  switch (command.kind) {
    case 'organization':
      return provisionOrganization(context, command, record =>
        createActiveAdmin(context, record, command.admin),
      );
    case 'member':
      return provisionMember(context, command);
    case 'superadmin':
      return provisionSuperadmin(context, command.person);
  }
}

/** Creates an active admin with the password from the command, for demos. */
async function createActiveAdmin(
  context: ProvisionContext,
  { slug, name, modules }: OrganizationRecord,
  admin: NewPerson,
): Promise<FirstMemberWrites & { id: string }> {
  const person = await ensureMember(context, admin);
  const membership = { role: 'admin' as const, visibility: 'all' as const, modules };
  const writes = await context.membersOf(slug).joinWrites(person, membership, name);
  return { id: person.id, auditEvents: [{ act: 'member.joined', record: person.id }], writes };
}

async function provisionMember(
  context: ProvisionContext,
  { organizationSlug, role, visibility, modules, person }: Command<'member'>,
): Promise<ProvisionResult> {
  const record = await ensureMember(context, person);
  const changed = await context
    .membersOf(organizationSlug)
    .joinIfAbsent(record, { role, visibility, modules });
  return { personId: record.id, changed };
}

/** @throws member.not-invitable */
async function ensureMember(context: ProvisionContext, person: NewPerson): Promise<PersonRecord> {
  const record = await ensurePerson(context, person);
  await (await context.userPool()).requireInvitable(record.id);
  return record;
}

async function ensurePerson({ userPool }: ProvisionContext, person: NewPerson): Promise<PersonRecord> {
  const { email, fullName, locale, temporaryPassword } = person;
  const id = await (await userPool()).ensureUser({
    email,
    fullName,
    locale,
    ...(temporaryPassword && { temporaryPassword }),
  });
  return { ...emptyPersonDetails, id, email, fullName, locale };
}

const group = 'superadmin';

/**
 * Creates a platform administrator. A person who has not signed in yet gets another first password.
 * @throws OperatorRefusal for a member of an organisation, invited or joined
 */
async function provisionSuperadmin(context: ProvisionContext, person: NewPerson): Promise<ProvisionResult> {
  const { email, fullName, locale } = person;
  const userPool = await context.userPool();
  const known = await userPool.find(email);
  const isSuperadmin = known !== undefined && (await userPool.isInGroup(known.id, group));
  if (known && !isSuperadmin) await requireOwnSignIn(context, known, email);
  const id = known?.id ?? (await userPool.ensureUser(person));
  await userPool.addToGroup(id, group);
  const changed = await context.people.createOnce({ ...emptyPersonDetails, id, email, fullName, locale });
  const isSentPassword = !known?.hasPassword && !person.temporaryPassword;
  const isSentAnother = known !== undefined && isSentPassword;
  if (isSentAnother) await userPool.resendFirstPassword(email);
  const signIn = `${context.webUrl}/login`;
  return {
    personId: id,
    changed,
    signIn,
    message: [
      isSuperadmin ? `${email} is a superadmin already.` : `${email} is a superadmin now.`,
      ...(isSentAnother ? ['They have not signed in yet, and are sent another first password.'] : []),
      isSentPassword
        ? `Next: they sign in at ${signIn} with the password in the mail, within seven days, and choose their own.`
        : `They sign in at ${signIn} with the password they have; no mail was sent.`,
    ],
  };
}

/** Rejects members of an organisation, and people with an open invitation, who could no longer join. */
async function requireOwnSignIn(
  { people }: ProvisionContext,
  { id, hasPassword, hasName }: PoolUser,
  email: string,
): Promise<void> {
  const { memberships = [] } = (await people.getWithRecords(id)) ?? {};
  if (memberships.length > 0) {
    const places = memberships.map(({ organizationSlug }) => organizationSlug).join(', ');
    throw new OperatorRefusal([
      `Email: ${email} is a member of ${places}, and a superadmin belongs to no organisation. Choose another email, or remove them there first.`,
    ]);
  }
  if (hasPassword || hasName) return;
  throw new OperatorRefusal([
    `Email: ${email} was invited to an organisation and has not joined, and a superadmin belongs to no organisation. Choose another email.`,
  ]);
}
