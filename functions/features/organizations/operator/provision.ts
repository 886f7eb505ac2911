import type {
  NewPerson,
  ProvisionCommand,
  ProvisionResult,
} from '../../../../shared/features/organizations/organizations/provision.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { emptyPersonDetails, type PersonRecord } from '../../../../shared/features/people/account/record.ts';
import type { ProvisionContext } from '../../../composition/provision-context.ts';
import type { FirstMemberWrites } from '../organizations/organizations-store.ts';
import { provisionOrganization } from './provision-organization.ts';
import { provisionSuperadmin } from './provision-superadmin.ts';

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
