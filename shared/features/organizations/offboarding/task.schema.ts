import * as z from 'zod';
import { MemberId } from '../../../core/ids.ts';

export const OffboardingTask = z.object({
  kind: z.literal('departure'),
  from: MemberId,
  to: MemberId.nullable(),
});
export type OffboardingTask = z.output<typeof OffboardingTask>;
