import * as z from 'zod';
import { jobKinds } from '../../../core/kinds.ts';
import { MemberId } from '../../organizations/members/schema.ts';
import { Job, type StartedJob } from './schema.ts';

/**
 * What a job has to do, as the feature whose kind it is says it. What it is to work on, where that may
 * hold names, stands in the clinical key space.
 */
export const JobTask = z.looseObject({ kind: z.enum(jobKinds) });
export type JobTask = z.output<typeof JobTask>;

/** A job as it is stored. */
export const JobRecord = Job.omit({ kind: true }).extend({
  task: JobTask,
  startedBy: MemberId,
  /** Where the work goes on; null at its beginning. */
  cursor: z.string().nullable(),
});
export type JobRecord = z.output<typeof JobRecord>;

export function presentJob({ task, ...record }: JobRecord): Job {
  return Job.parse({ ...record, kind: task.kind });
}

export function presentStartedJob({ task, id, total }: JobRecord): StartedJob {
  return { id, kind: task.kind, total };
}
