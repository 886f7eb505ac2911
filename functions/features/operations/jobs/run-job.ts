import { performance } from 'node:perf_hooks';
import { AppError } from '../../../../shared/core/errors.ts';
import type { JobRecord, JobTask } from '../../../../shared/features/operations/jobs/record.ts';
import type { JobContext, JobStep } from '../../../composition/job-context.ts';
import { JobAborted } from '../../../platform/events/job-aborted.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';

/** The next step of a job of this kind. @throws JobAborted */
export type TakeStep<Kind extends JobTask['kind']> = (
  task: Extract<JobTask, { kind: Kind }>,
  job: JobRecord,
  context: JobContext,
) => Promise<JobStep>;

export type JobHandlers = { [Kind in JobTask['kind']]: TakeStep<Kind> };

/** Time slice of one message in milliseconds, so that other jobs get their turn. */
const timeSliceMs = 10_000;

/**
 * Continues a job step by step; each step and the new cursor are one transaction. Returns the job
 * if it is unfinished at the end of its time slice.
 * @param open creates the context, which writes on behalf of the member who started the job
 */
export async function runJob(
  handlers: JobHandlers,
  open: (startedBy: string) => JobContext,
  id: string,
): Promise<JobRecord | undefined> {
  const until = performance.now() + timeSliceMs;
  let job: JobRecord | undefined;
  const takeNextStep = async (): Promise<boolean> => {
    job = await open('jobs').jobs.get(id);
    if (job?.state !== 'running' || performance.now() > until) return false;
    await takeStep(handlers, job, open(job.startedBy));
    return true;
  };
  let isMore = true;
  while (isMore) isMore = await retryOnConflict(takeNextStep, { isConflict });
  return job?.state === 'running' ? job : undefined;
}

async function takeStep(handlers: JobHandlers, job: JobRecord, context: JobContext): Promise<void> {
  try {
    const take = handlers[job.task.kind] as TakeStep<JobTask['kind']>;
    const step = await take(job.task, job, context);
    await (step.usesServiceRole ? context.serviceRoleJobs : context.jobs).applyStep(job, step);
  } catch (error) {
    if (!(error instanceof JobAborted)) throw error;
    await context.jobs.stop(job);
  }
}

/** Records that the step had read were changed or deleted before it wrote; retry. */
const isConflict = (error: unknown) =>
  error instanceof ConflictError ||
  (error instanceof AppError && ['version.conflict', 'record.missing'].includes(error.code));
