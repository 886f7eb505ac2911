import * as z from 'zod';
import { MemberId } from '../../organizations/members/schema.ts';
import { Job, type StartedJob } from './schema.ts';

/** What a job has to do. What it is to work on, where that may hold names, stands behind the clinical wall. */
export const JobTask = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('assignment'),
    add: z.array(MemberId),
    remove: z.array(MemberId),
    /** Parts of a list of ids, or what a list is narrowed to. */
    cases: z.enum(['listed', 'filtered']),
  }),
  z.object({ kind: z.literal('departure'), from: MemberId, to: MemberId.nullable() }),
]);
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
