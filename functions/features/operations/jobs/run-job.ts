import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../../../shared/core/errors.ts';
import type { JobKind } from '../../../../shared/core/kinds.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import type { TakeStep } from '../../../composition/job-step.ts';
import { JobAborted } from '../../../platform/events/job-aborted.ts';
import { ConflictError } from '../../../platform/events/reaction.ts';

type JobSteps = Record<JobKind, TakeStep<JobContext>>;

/** How long one message is worked on before others get their turn, in milliseconds. */
const timeSliceMs = 10_000;
/** How often a step may meet somebody else's change of the same records. */
const maxAttempts = 10;
const firstPauseMs = 10;

/**
 * Works on a job from where it is, step by step, each in a transaction with its place. Answers the job
 * when it is not over at the end of its turn.
 * @param open gives the stores, which write in the name of whoever started the job
 */
export async function runJob(
  steps: JobSteps,
  open: (startedBy: string) => JobContext,
  id: string,
): Promise<JobRecord | undefined> {
  const until = performance.now() + timeSliceMs;
  let tries = 0;
  for (;;) {
    const job = await open('jobs').jobs.get(id);
    if (job?.state !== 'running') return undefined;
    if (performance.now() > until) return job;
    try {
      await takeStep(steps, job, open(job.startedBy));
      tries = 0;
    } catch (error) {
      if (!isConflict(error) || ++tries === maxAttempts) throw error;
      await wait(Math.random() * firstPauseMs * 2 ** tries);
    }
  }
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

/** What the step has read was changed, or has gone, before it wrote; reading it again will do. */
const isConflict = (error: unknown) =>
  error instanceof ConflictError ||
  (error instanceof AppError && ['version.conflict', 'record.missing'].includes(error.code));
