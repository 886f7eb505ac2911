import * as z from 'zod';
import { MemberId } from '../../../core/ids.ts';

/**
 * Input of a background job that changes the assignees of many cases. The list of cases is not part of the
 * input; it is stored separately, with the clinical data.
 */
export const AssignmentTask = z.object({
  kind: z.literal('assignment'),
  add: z.array(MemberId),
  remove: z.array(MemberId),
  /** Whether the job's cases are stored as a list of ids or as a filter. */
  cases: z.enum(['listed', 'filtered']),
});
export type AssignmentTask = z.output<typeof AssignmentTask>;
