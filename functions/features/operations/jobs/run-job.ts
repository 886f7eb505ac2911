import { performance } from 'node:perf_hooks';
import { AppError } from '../../../../shared/core/errors.ts';
import type { JobKind } from '../../../../shared/core/kinds.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import type { TakeStep } from '../../../composition/job-step.ts';
import { JobAborted } from '../../../platform/events/job-aborted.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';

type JobSteps = Record<JobKind, TakeStep<JobContext>>;

/** Time slice of one message in milliseconds. It ends so that other jobs get their turn. */
const timeSliceMs = 10_000;

/**
 * Continues a job step by step. One transaction commits each step with the new cursor. Returns the job if it
 * is unfinished at the end of its time slice.
 * @param open creates the context, which writes on behalf of the member who started the job
 */
export async function runJob(
  steps: JobSteps,
  open: (startedBy: string) => JobContext,
  id: string,
): Promise<JobRecord | undefined> {
  const until = performance.now() + timeSliceMs;
  let job: JobRecord | undefined;
  const takeNextStep = async (): Promise<boolean> => {
    job = await open('jobs').jobs.get(id);
    if (job?.state !== 'running' || performance.now() > until) return false;
    await takeStep(steps, job, open(job.startedBy));
    return true;
  };
  let isMore = true;
  while (isMore) isMore = await retryOnConflict(takeNextStep, { isConflict });
  return job?.state === 'running' ? job : undefined;
}

async function takeStep(steps: JobSteps, job: JobRecord, context: JobContext): Promise<void> {
  try {
    const step = await steps[job.task.kind](job, context);
    await (step.usesServiceRole ? context.serviceRoleJobs : context.jobs).applyStep(job, step);
  } catch (error) {
    if (!(error instanceof JobAborted)) throw error;
    await context.jobs.stop(job);
  }
}

/**
 * Whether records that the step had read were changed or deleted before it wrote. The step is then retried.
 */
const isConflict = (error: unknown) =>
  error instanceof ConflictError ||
  (error instanceof AppError && ['version.conflict', 'record.missing', 'case.merged'].includes(error.code));
