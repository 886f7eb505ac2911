import * as z from 'zod';
import { Id, MemberId } from '../../../core/ids.ts';
import { jobKinds } from '../../../core/kinds.ts';
import { Job, type StartedJob } from './schema.ts';

/**
 * Input of a job. The feature of the job adds further fields. An input that may contain names is not stored
 * here but with the clinical data.
 */
export const JobTask = z.looseObject({ kind: z.enum(jobKinds) });
export type JobTask = z.output<typeof JobTask>;

export const JobRecord = Job.omit({ kind: true }).extend({
  task: JobTask,
  startedBy: z.union([MemberId, Id('apiKey')]),
  /** Position at which the job continues; null at the start. */
  cursor: z.string().nullable(),
});
export type JobRecord = z.output<typeof JobRecord>;

export function presentJob({ task, ...record }: JobRecord): Job {
  return Job.parse({ ...record, kind: task.kind });
}

export function presentStartedJob({ task, id, total }: JobRecord): StartedJob {
  return { id, kind: task.kind, total };
}
