import type { OwnData } from '../../../../shared/features/people/data-export/schema.ts';
import type { AccountContext } from '../../../composition/context.ts';

type Membership = OwnData['memberships'][number];

export async function readOwnMemberships(
  person: string,
  { people, organizationOf, managedMembersOf, modulesOf }: AccountContext,
): Promise<Membership[]> {
  const memberships = await people.listMemberships(person);
  const read = memberships.map(async ({ id }): Promise<Membership | undefined> => {
    const record = await organizationOf(id);
    if (!record) return undefined;
    const [member, modules] = await Promise.all([
      managedMembersOf(record).getOwn(person),
      modulesOf(record).list(person),
    ]);
    const { role, status, visibility, finishedRegistration, lastSignInAt } = member;
    const organization = { id, name: record.name };
    return { organization, role, status, visibility, finishedRegistration, lastSignInAt, modules };
  });
  return (await Promise.all(read)).filter(membership => membership !== undefined);
}
