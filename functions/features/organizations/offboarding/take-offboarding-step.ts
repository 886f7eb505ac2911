import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import { OwnedRecordKind } from '../../../../shared/features/organizations/offboarding/schema.ts';
import { OffboardingTask } from '../../../../shared/features/organizations/offboarding/task.schema.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import type { JobStep } from '../../../composition/job-step.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { JobAborted } from '../../../platform/events/job-aborted.ts';

/**
 * Stages in order: sign out, transfer each kind of owned record, delete private data, end the membership. The
 * job’s cursor is the stage, with the place in a long list of records.
 */
const stages = ['shut', ...OwnedRecordKind.options, 'forget', 'end'] as const;
type Stage = (typeof stages)[number];

const emptyStep = { writes: [], auditEvents: [], done: 0, skipped: 0 };

export async function takeOffboardingStep(job: JobRecord, context: JobContext): Promise<JobStep> {
  const task = OffboardingTask.parse(job.task);
  const { id, cursor } = job;
  const { offboarding } = context;
  const [reached, place = null] = cursor?.split(' ') ?? [];
  const stage = stages.find(candidate => candidate === reached) ?? 'shut';
  const following = stages[stages.indexOf(stage) + 1] ?? null;
  const [departingMember] = await context.members.getAll([task.from]);
  if (departingMember?.leaving !== id) throw new JobAborted();
  switch (stage) {
    case 'shut':
      await context.signOut(task.from);
      return {
        ...emptyStep,
        writes: offboarding.suspendMirrorWrites(task.from),
        cursor: following,
        usesServiceRole: true,
      };
    case 'forget': {
      const writes = await offboarding.deletePrivateDataWrites(task.from);
      return { ...emptyStep, writes, cursor: writes.length > 0 ? stage : following };
    }
    case 'end': {
      const { writes, act } = offboarding.endMembershipWrites(departingMember);
      const outcome = task.to ? { added: [task.to], count: String(job.done) } : undefined;
      return {
        ...emptyStep,
        writes,
        auditEvents: [act],
        cursor: null,
        usesServiceRole: true,
        ...(outcome && { outcome }),
      };
    }
    default:
      return transferRecords({ kind: stage, place }, following, task, id, context);
  }
}

/**
 * Transfers the next records of a kind to the new owner. If no records of this kind are left, continues with
 * the next kind.
 */
async function transferRecords(
  { kind, place }: { kind: OwnedRecordKind; place: string | null },
  following: Stage | null,
  { from, to }: OffboardingTask,
  batch: string,
  context: JobContext,
): Promise<JobStep> {
  const newOwner = to === null ? undefined : await readNewOwner(to, context);
  const handed = await (await context.openOwnedRecords(kind)).nextTransferBatch(from, newOwner, batch, place);
  if (handed === undefined) return { ...emptyStep, cursor: following };
  if (!newOwner) throw new JobAborted();
  const { place: next, ...step } = handed;
  return { ...step, skipped: 0, cursor: next ? `${kind} ${next}` : kind };
}

async function readNewOwner(id: string, { members }: JobContext) {
  const [newOwner] = await members.getAll([id]);
  if (newOwner?.status !== 'active') throw new JobAborted();
  return authorOf(newOwner);
}
