import type { PersonRecord } from '../../shared/account/record.ts';
import {
  type NewPerson,
  type ProvisionCommand,
  type Provisioned,
  scriptOf,
} from '../../shared/organizations/provision.ts';
import type { ProvisionContext } from '../context.ts';

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
  const isNew = await context.organizations.createOnce({
    ...fields,
    script: fields.script ?? scriptOf(fields.country),
    status: 'active',
    seatsTaken: 0,
    version: 1,
  });
  const joined = await provisionMember(context, {
    kind: 'member',
    organizationSlug: fields.slug,
    role: 'admin',
    visibility: 'all',
    modules: fields.modules,
    person: admin,
  });
  return { ...joined, changed: isNew || joined.changed };
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
  await context.userPool.addToGroup(record.id, 'superadmin');
  const changed = await context.people.createOnce(record);
  return { personId: record.id, changed };
}

async function ensurePerson({ userPool }: ProvisionContext, person: NewPerson): Promise<PersonRecord> {
  const { email, fullName, locale, temporaryPassword } = person;
  const id = await userPool.ensurePerson({
    email,
    fullName,
    locale,
    ...(temporaryPassword && { temporaryPassword }),
  });
  return { id, email, fullName, locale, script: null, profilePictureId: null };
}
