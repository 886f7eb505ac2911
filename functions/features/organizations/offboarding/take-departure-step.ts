import type { JobRecord, JobTask } from '../../../../shared/features/operations/jobs/record.ts';
import { BelongingKind } from '../../../../shared/features/organizations/offboarding/schema.ts';
import type { JobContext, JobStep } from '../../../composition/job-context.ts';
import { JobCannotGoOn } from '../../../platform/events/job-cannot-go-on.ts';

type DepartureTask = Extract<JobTask, { kind: 'departure' }>;

/** What comes one after the other: out of every sign-in, each kind of belonging, what only they could read, the end. */
const stages = ['shut', ...BelongingKind.options, 'forget', 'end'] as const;
type Stage = (typeof stages)[number];

const nothingDone = { writes: [], acts: [], done: 0, skipped: 0 };

/** The next step of somebody's departure. */
export async function takeDepartureStep(
  task: DepartureTask,
  job: JobRecord,
  context: JobContext,
): Promise<JobStep> {
  const { id, cursor } = job;
  const { departures } = context;
  const stage = stages.find(one => one === cursor) ?? 'shut';
  const following = stages[stages.indexOf(stage) + 1] ?? null;
  const [leaver] = await context.members.getAll([task.from]);
  if (leaver?.leaving !== id) throw new JobCannotGoOn();
  switch (stage) {
    case 'shut':
      await context.signOut(task.from);
      return { ...nothingDone, writes: departures.toShutMirror(task.from), cursor: following, crosses: true };
    case 'forget': {
      const writes = await departures.toForget(task.from);
      return { ...nothingDone, writes, cursor: writes.length > 0 ? stage : following };
    }
    case 'end': {
      const { writes, act } = departures.toEnd(leaver);
      const outcome = task.to ? { added: [task.to], count: String(job.done) } : undefined;
      return {
        ...nothingDone,
        writes,
        acts: [act],
        cursor: null,
        crosses: true,
        ...(outcome && { outcome }),
      };
    }
    default:
      return handOver(stage, following, task, id, context);
  }
}

/** Gives the next few of a kind to the heir; the next kind is due when there are none left. */
async function handOver(
  kind: BelongingKind,
  following: Stage | null,
  { from, to }: DepartureTask,
  batch: string,
  context: JobContext,
): Promise<JobStep> {
  const heir = to === null ? undefined : await readHeir(to, context);
  const handed = await context.belongings[kind].toHandOver(from, heir, batch);
  if (handed === undefined) return { ...nothingDone, cursor: following };
  if (!heir) throw new JobCannotGoOn();
  return { ...handed, skipped: 0, cursor: kind };
}

async function readHeir(id: string, { members }: JobContext) {
  const [heir] = await members.getAll([id]);
  if (heir?.status !== 'active') throw new JobCannotGoOn();
  return { id: heir.id, fullName: heir.fullName };
}
