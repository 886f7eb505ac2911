import * as z from 'zod';
import { MemberId } from '../../organizations/members/schema.ts';

/** What a job that assigns cases has to do. Which cases those are may hold names: it stands in the clinical key space. */
export const AssignmentTask = z.object({
  kind: z.literal('assignment'),
  add: z.array(MemberId),
  remove: z.array(MemberId),
  /** Parts of a list of ids, or what a list is narrowed to. */
  cases: z.enum(['listed', 'filtered']),
});
export type AssignmentTask = z.output<typeof AssignmentTask>;
