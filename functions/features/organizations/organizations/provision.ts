import { newOrganizationRecord } from '../../../../shared/features/organizations/organizations/new-record.ts';
import type {
  NewPerson,
  ProvisionCommand,
  Provisioned,
} from '../../../../shared/features/organizations/organizations/provision.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { notToldYet, type PersonRecord } from '../../../../shared/features/people/account/record.ts';
import type { ProvisionContext } from '../../../composition/provision-context.ts';
import { firstAdmin } from './first-admin.ts';
import type { FirstMember } from './organizations-store.ts';

type Command<Kind extends ProvisionCommand['kind']> = Extract<ProvisionCommand, { kind: Kind }>;

/** Does one command of an operator. Sent again, it finds everything done and changes nothing. */
export async function provision(context: ProvisionContext, command: ProvisionCommand): Promise<Provisioned> {
  switch (command.kind) {
    case 'organization':
      return provisionOrganization(context, command);
    case 'member':
      return provisionMember(context, command);
    case 'superadmin':
      return provisionSuperadmin(context, command);
  }
}

async function provisionOrganization(
  context: ProvisionContext,
  command: Command<'organization'>,
): Promise<Provisioned> {
  const { kind: _, admin, ...fields } = command;
  const record = { ...newOrganizationRecord(fields), seatsTaken: 1 };
  const { id, ...first } = admin.temporaryPassword
    ? await presentAdmin(context, record, admin)
    : await firstAdmin(context, record, admin);
  return { personId: id, changed: await context.organizations.createOnce(record, first) };
}

/** For demonstrations: an admin who is in at once, by a password that was chosen for them. */
async function presentAdmin(
  context: ProvisionContext,
  { slug, name, modules }: OrganizationRecord,
  admin: NewPerson,
): Promise<FirstMember & { id: string }> {
  const person = await ensurePerson(context, admin);
  const membership = { role: 'admin' as const, visibility: 'all' as const, modules };
  const writes = await context.membersOf(slug).toJoin(person, membership, name);
  return { id: person.id, acts: [{ act: 'member.joined', record: person.id }], writes };
}

async function provisionMember(
  context: ProvisionContext,
  { organizationSlug, role, visibility, modules, person }: Command<'member'>,
): Promise<Provisioned> {
  const record = await ensurePerson(context, person);
  const changed = await context.membersOf(organizationSlug).joinOnce(record, { role, visibility, modules });
  return { personId: record.id, changed };
}

async function provisionSuperadmin(
  context: ProvisionContext,
  { person }: Command<'superadmin'>,
): Promise<Provisioned> {
  const record = await ensurePerson(context, person);
  await (await context.userPool()).addToGroup(record.id, 'superadmin');
  const changed = await context.people.createOnce(record);
  return { personId: record.id, changed };
}

async function ensurePerson({ userPool }: ProvisionContext, person: NewPerson): Promise<PersonRecord> {
  const { email, fullName, locale, temporaryPassword } = person;
  const id = await (await userPool()).ensurePerson({
    email,
    fullName,
    locale,
    ...(temporaryPassword && { temporaryPassword }),
  });
  return { ...notToldYet, id, email, fullName, locale };
}
