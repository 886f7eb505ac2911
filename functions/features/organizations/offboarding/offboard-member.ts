import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import type { OffboardingTask } from '../../../../shared/features/organizations/offboarding/task.schema.ts';
import type { OrganizationScope } from '../../../composition/account-deletion-context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';

/**
 * Suspends an active member and starts the offboarding job, or revokes a pending invitation. Idempotent.
 * @throws member.last-admin
 */
export async function startOffboarding(place: OrganizationScope, person: string): Promise<void> {
  const member = await place.members.get(person);
  if (!member) return;
  if (member.status === 'invited') await place.serviceRoleOffboarding.revokeInvitation(member);
  else if (!member.leaving) await startOffboardingJob(place, member);
}

/**
 * Runs the offboarding job until its time slice ends. Starts a new job if the job was aborted.
 * @returns whether the membership has ended
 */
export async function finishOffboarding(place: OrganizationScope, person: string): Promise<boolean> {
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
