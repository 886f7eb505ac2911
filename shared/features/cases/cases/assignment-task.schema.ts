import * as z from 'zod';
import { MemberId } from '../../../core/ids.ts';

/** Input of an assignment job. The cases themselves are stored in the clinical key space. */
export const AssignmentTask = z.object({
  kind: z.literal('assignment'),
  add: z.array(MemberId),
  remove: z.array(MemberId),
  /** Whether the job's cases are stored as a list of ids or as a filter. */
  cases: z.enum(['listed', 'filtered']),
});
export type AssignmentTask = z.output<typeof AssignmentTask>;
