import { AppError } from '../../../../shared/core/errors.ts';
import type { Obstacle } from '../../../../shared/features/people/account-deletion/schema.ts';
import type {
  AccountDeletionPart,
  OrganizationScope,
} from '../../../composition/account-deletion-context.ts';
import { finishOffboarding, startOffboarding } from './offboard-member.ts';

export const accountDeletionPart: AccountDeletionPart = {
  findObstacles: async ({ id: person }, { people, organizationScope }) => {
    const memberships = await people.listMemberships(person);
    const found = memberships.map(({ id }) => findInOrganization(organizationScope(id, person), person));
    return (await Promise.all(found)).flat();
  },
  start: async (person, { people, organizationScope }) => {
    for (const { id } of await people.listMemberships(person))
      await startOffboarding(organizationScope(id, person), person).catch(retryIfLastAdmin);
  },
  finish: async (person, { people, organizationScope }) => {
    for (const { id } of await people.listMemberships(person))
      if (!(await finishOffboarding(organizationScope(id, person), person))) return false;
    return true;
  },
};

/**
 * Finds obstacles to leaving an organisation. A suspended member has none, because an admin takes over the
 * records.
 * @throws if the organisation is in another cell (a separate copy of the system): the person must leave it
 * first, and nothing is deleted
 */
async function findInOrganization(scope: OrganizationScope, person: string): Promise<Obstacle[]> {
  const [organization, member] = await Promise.all([scope.readOrganization(), scope.members.get(person)]);
  if (!organization) throw new Error('an account is to be deleted that has a membership in another cell');
  if (member?.status !== 'active') return [];
  const where = { id: organization.slug, name: organization.name };
  const isLast = await scope.members.isLastAdmin(member);
  const owned = organization.status === 'archived' ? [] : await scope.ownedRecordsOf(person);
  return [
    ...(isLast ? [{ kind: 'last-admin' as const, organization: where, count: 0 }] : []),
    ...owned.map(({ kind, count }) => ({ kind, organization: where, count })),
  ];
}

/** Throws server.busy if the other admin has just left, so that the next run finds the obstacle. */
function retryIfLastAdmin(error: unknown): never {
  throw error instanceof AppError && error.code === 'member.last-admin' ? new AppError('server.busy') : error;
}
