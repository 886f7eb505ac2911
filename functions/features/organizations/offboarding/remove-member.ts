import { AppError } from '../../../../shared/core/errors.ts';
import { presentStartedJob } from '../../../../shared/features/operations/jobs/record.ts';
import type { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import type { OffboardingTask } from '../../../../shared/features/organizations/offboarding/task.schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';

/**
 * Removes a member, who loses access at once. A job transfers the member's records and then ends the
 * membership. If the job was aborted, call this again with another new owner.
 */
export const removeMember: Handler<typeof offboarding.removeMember> = (input, context) =>
  retryOnConflict(() => remove(input, context));

const remove: Handler<typeof offboarding.removeMember> = async (
  { memberId, heirId },
  { actor, offboarding, members, ownedRecordsOf, jobs },
) => {
  if (memberId === actor.id) throw new AppError('member.self');
  const [[member, newOwner], belongings] = await Promise.all([
    members.getAll(heirId ? [memberId, heirId] : [memberId]),
    ownedRecordsOf(memberId),
  ]);
  if (
    !member ||
    member.status === 'invited' ||
    (heirId && (heirId === memberId || newOwner?.status !== 'active'))
  )
    throw new AppError('record.missing');
  if (belongings.length > 0 && !heirId) throw new AppError('member.owns');
  const running = member.leaving && (await jobs.get(member.leaving));
  if (running && running.state === 'running') return presentStartedJob(running);
  const total = belongings.reduce((sum, { count }) => sum + count, 0);
  const started = jobs.prepare(
    { kind: 'departure', from: memberId, to: heirId } satisfies OffboardingTask,
    total,
  );
  const keepsAdmin = member.status === 'active' ? await members.keepAdminWrites(member) : [];
  return offboarding.startOffboarding(member, started, keepsAdmin);
};
