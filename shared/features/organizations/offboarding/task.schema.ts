import * as z from 'zod';
import { MemberId } from '../members/schema.ts';

/** What a job that ends a membership has to do: who leaves, and who takes over what they own. */
export const OffboardingTask = z.object({
  kind: z.literal('departure'),
  from: MemberId,
  to: MemberId.nullable(),
});
export type OffboardingTask = z.output<typeof OffboardingTask>;
