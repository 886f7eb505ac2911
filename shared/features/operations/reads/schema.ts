import * as z from 'zod';
import { lineOf } from '../../../core/fields.ts';
import { maxJointReads } from '../../../core/limits.ts';

const maxPathLength = 2_000;

/** One read in a joint request, with the method, path and body that it would have as a request of its own. */
const JointRead = z.strictObject({
  method: z.enum(['GET', 'POST']),
  /** The path after `/api/`, with query. */
  path: lineOf(maxPathLength).min(1),
  body: z.record(z.string(), z.unknown()).optional(),
});
export type JointRead = z.output<typeof JointRead>;

export const JointReads = z.array(JointRead).min(1).max(maxJointReads);

/** The response to one read in a joint request, the same as if it had been a request of its own. */
export const JointAnswer = z.object({
  status: z.int(),
  body: z.unknown(),
  /** Seconds to wait before retrying, as in `Retry-After`. */
  retryAfter: z.int().optional(),
});
export type JointAnswer = z.output<typeof JointAnswer>;
