import { type CaseViewer, canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { permissionScope } from '../../../../shared/core/permissions.ts';
import { casesInTransaction } from '../../../../shared/features/cases/cases/assignment.ts';
import { AssignmentTask } from '../../../../shared/features/cases/cases/assignment-task.schema.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import type { JobStep } from '../../../composition/job-step.ts';
import { JobAborted } from '../../../platform/events/job-aborted.ts';
import type { CaseBatch } from '../cases/job-cases-store.ts';
import { type AssignmentChange, assign, readAssignable } from './assignment.ts';

/**
 * Assigns the next cases of a job with the current permissions of the member who started it. Skips cases that
 * the member can no longer see and changes that the rules forbid.
 */
export async function takeAssignmentStep(job: JobRecord, context: JobContext): Promise<JobStep> {
  const task = AssignmentTask.parse(job.task);
  const [starter] = await context.members.getAll([job.startedBy]);
  if (starter?.status !== 'active') throw new JobAborted();
  const viewer = { id: job.startedBy, scope: permissionScope(starter, 'case:assign') };
  if (viewer.scope === 'assigned' && task.remove.length > 0) throw new JobAborted();
  const change = { add: await readAdded(task, context), remove: task.remove };
  const { ids, next, writes } = await select(task, job, context, viewer);
  const visible = (await context.cases.getAll(ids)).filter(
    record => record !== undefined && canSeeCase(viewer, record),
  ) as Case[];
  const allowed = visible.flatMap((record): [Case, Case][] => {
    const after = assignIfAllowed(record, change);
    return after ? [[record, after]] : [];
  });
  const assigning = await context.cases.assignmentWrites(
    allowed.map(([before]) => before),
    allowed.map(([, after]) => after),
    change.add,
    job.id,
  );
  const skipped = ids.length - allowed.length;
  return {
    writes: [...writes, ...assigning.writes],
    auditEvents: assigning.auditEvents,
    cursor: next,
    done: ids.length,
    skipped,
    outcome: { added: task.add, count: String(job.done + ids.length - job.skipped - skipped) },
  };
}

/** If one of the new assignees has left, the job aborts, and somebody must start it again. */
async function readAdded({ add }: AssignmentTask, context: JobContext): Promise<Case['assigned']> {
  try {
    return await readAssignable(context, add);
  } catch (error) {
    throw error instanceof AppError && error.code === 'record.missing' ? new JobAborted() : error;
  }
}

/**
 * Cursor of every batch of a job with a filter. The real position may contain a child's name, so it is stored
 * with the filter and not in the cursor.
 */
const onward = 'onward';

async function select(
  { add, remove, cases: kind }: AssignmentTask,
  { id, cursor }: JobRecord,
  { cases, jobCases }: JobContext,
  viewer: CaseViewer,
): Promise<CaseBatch> {
  const limit = casesInTransaction(add.length, remove.length);
  if (kind === 'listed') return jobCases.readList(id, cursor, limit);
  const { filter, place = null } = await jobCases.readFilter(id);
  const search = { ...filter, sort: 'name' as const, limit, cursor: place, withFamily: true };
  const { rows, next } = await cases.find(search, viewer);
  const writes = [jobCases.placeWrite(id, next)];
  return { ids: rows.map(row => row.id), next: next && onward, writes };
}

function assignIfAllowed(record: Case, change: AssignmentChange): Case | undefined {
  try {
    return assign(record, change);
  } catch (error) {
    if (error instanceof AppError && error.code === 'case.too-many-assigned') return undefined;
    throw error;
  }
}
