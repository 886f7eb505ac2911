import type { AccountDeletionRecord } from '../../../../shared/features/people/account-deletion/record.ts';
import type { Obstacle } from '../../../../shared/features/people/account-deletion/schema.ts';
import type {
  AccountDeletionContext,
  OrganizationScope,
} from '../../../composition/account-deletion-context.ts';

/** Obstacles to deleting an account. */
export async function findObstacles(
  erasure: AccountDeletionRecord,
  context: AccountDeletionContext,
): Promise<Obstacle[]> {
  const memberships = await context.people.listMemberships(erasure.id);
  const found = memberships.map(({ id }) =>
    findInOrganization(context.organizationScope(id, erasure.id), erasure.id),
  );
  return [...(await findOnPlatform(erasure, context)), ...(await Promise.all(found)).flat()];
}

async function findOnPlatform(
  { id, isSuperadmin }: AccountDeletionRecord,
  { listSuperadmins, people }: AccountDeletionContext,
): Promise<Obstacle[]> {
  if (!isSuperadmin) return [];
  const [superadmins, person] = await Promise.all([listSuperadmins(), people.get(id)]);
  const others = superadmins.filter(({ email }) => email !== person?.email);
  return others.length > 0 ? [] : [{ kind: 'last-superadmin', organization: null, count: 0 }];
}

/** Suspended members are no obstacle: an admin takes over their records during offboarding. */
async function findInOrganization(place: OrganizationScope, person: string): Promise<Obstacle[]> {
  const [organization, member] = await Promise.all([place.readOrganization(), place.members.get(person)]);
  if (!organization || member?.status !== 'active') return [];
  const where = { id: organization.slug, name: organization.name };
  const isLast = await place.members.isLastAdmin(member);
  const owned = organization.status === 'archived' ? [] : await place.ownedRecordsOf(person);
  return [
    ...(isLast ? [{ kind: 'last-admin' as const, organization: where, count: 0 }] : []),
    ...owned.map(({ kind, count }) => ({ kind, organization: where, count })),
  ];
}
