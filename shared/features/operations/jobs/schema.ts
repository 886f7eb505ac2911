import * as z from 'zod';
import { Instant, Version } from '../../../core/fields.ts';
import { Id } from '../../../core/ids.ts';
import { jobKinds } from '../../../core/kinds.ts';

export const JobId = Id('job');

/** `stopped` is a job that cannot go on by itself; what it has done stays done. */
export const JobState = z.enum(['running', 'done', 'stopped']);

/** Work on more records than a transaction takes, as far as it has come. */
export const Job = z
  .object({
    id: JobId,
    kind: z.enum(jobKinds),
    state: JobState,
    /** How many records there are to work on; null where counting would cost more than the work. */
    total: z.int().nullable(),
    done: z.int(),
    /** Those among them that were left as they are, since the rules forbid the change. */
    skipped: z.int(),
    version: Version,
    startedAt: Instant,
    movedAt: Instant,
  })
  .meta({ id: 'Job' });
export type Job = z.output<typeof Job>;

/** A job that has just been started; how far it comes is for `getJob` to say. */
export const StartedJob = Job.pick({ id: true, kind: true, total: true }).meta({ id: 'StartedJob' });
export type StartedJob = z.output<typeof StartedJob>;
