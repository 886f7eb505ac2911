import { AppError } from '../../../../shared/core/errors.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import type { OffboardingTask } from '../../../../shared/features/organizations/offboarding/task.schema.ts';
import type { Obstacle } from '../../../../shared/features/people/account-deletion/schema.ts';
import type {
  AccountDeletionPart,
  OrganizationScope,
} from '../../../composition/account-deletion-context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';

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

/**
 * Suspends an active member and starts the offboarding job, or revokes a pending invitation. Idempotent.
 * @throws member.last-admin
 */
async function startOffboarding(place: OrganizationScope, person: string): Promise<void> {
  const member = await place.members.get(person);
  if (!member) return;
  if (member.status === 'invited') await place.serviceRoleOffboarding.revokeInvitation(member);
  else if (!member.leaving) await startOffboardingJob(place, member);
}

/**
 * Runs the offboarding job until its time slice ends. Starts a new job if the job was aborted.
 * @returns whether the membership has ended
 */
async function finishOffboarding(place: OrganizationScope, person: string): Promise<boolean> {
  const member = await place.members.get(person);
  if (!member) return true;
  const job = member.leaving ? await place.jobs.get(member.leaving) : undefined;
  if (job?.state !== 'running') await startOffboardingJob(place, member);
  const leaving = job?.state === 'running' ? job.id : (await place.members.get(person))?.leaving;
  if (leaving) await place.runJob(leaving);
  return (await place.members.get(person)) === undefined;
}

/** Starts the offboarding job. If the member has records, another admin becomes their owner. */
const startOffboardingJob = (place: OrganizationScope, { id }: MemberRecord) =>
  retryOnConflict(async () => {
    const member = await place.members.get(id);
    if (member) await tryOffboarding(place, member);
  });

async function tryOffboarding(
  { members, offboarding, jobs, ownedRecordsOf }: OrganizationScope,
  member: MemberRecord,
) {
  const owned = await ownedRecordsOf(member.id);
  const total = owned.reduce((sum, { count }) => sum + count, 0);
  const { other, keepsAdmin } = await members.findReplacementAdmin(member);
  const newOwner = total > 0 ? other : undefined;
  const started = jobs.prepare(
    { kind: 'departure', from: member.id, to: newOwner?.id ?? null } satisfies OffboardingTask,
    total,
  );
  await offboarding.startOffboarding(member, started, keepsAdmin);
}
