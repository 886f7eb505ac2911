import * as z from 'zod';
import { Instant, Version } from '../../../core/fields.ts';
import { JobId } from '../../../core/ids.ts';
import { jobKinds } from '../../../core/kinds.ts';

/** State of a job. `stopped`: the job was aborted; the steps that it had finished are not undone. */
export const JobState = z.enum(['running', 'done', 'stopped']);

export const Job = z
  .object({
    id: JobId,
    kind: z.enum(jobKinds),
    state: JobState,
    /** Number of records to process; null if counting is too expensive. */
    total: z.int().nullable(),
    done: z.int(),
    /** Number of records that were skipped because a rule forbids the change. */
    skipped: z.int(),
    version: Version,
    startedAt: Instant,
    movedAt: Instant,
  })
  .meta({ id: 'Job' });
export type Job = z.output<typeof Job>;

/** A job that has just been started. Clients poll `getJob` for progress. */
export const StartedJob = Job.pick({ id: true, kind: true, total: true }).meta({ id: 'StartedJob' });
export type StartedJob = z.output<typeof StartedJob>;
