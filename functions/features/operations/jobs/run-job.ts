import { performance } from 'node:perf_hooks';
import { AppError } from '../../../../shared/core/errors.ts';
import type { JobKind } from '../../../../shared/core/kinds.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import type { TakeStep } from '../../../composition/job-step.ts';
import { JobAborted } from '../../../platform/events/job-aborted.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';

type JobSteps = Record<JobKind, TakeStep<JobContext>>;

/** Time for which one message runs its job, in milliseconds. Afterwards other jobs run. */
const timeSliceMs = 10_000;

/**
 * Runs the next steps of a job. Each step is stored in one transaction with its new cursor. Returns the job
 * if it is unfinished at the end of the time slice.
 * @param open creates the context, which writes in the name of the member who started the job
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

/** Whether a record was changed or deleted after the step had read it. Such a step is retried. */
const isConflict = (error: unknown) =>
  error instanceof ConflictError ||
  (error instanceof AppError && ['version.conflict', 'record.missing', 'case.merged'].includes(error.code));
