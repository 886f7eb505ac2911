import * as z from 'zod';
import { MemberId } from '../../../core/ids.ts';

/** Input of an offboarding job: the departing member and the new owner of the member's records. */
export const OffboardingTask = z.object({
  kind: z.literal('departure'),
  from: MemberId,
  to: MemberId.nullable(),
});
export type OffboardingTask = z.output<typeof OffboardingTask>;
