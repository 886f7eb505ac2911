import * as z from 'zod';
import { PlainDate, Slug } from '../../../../shared/core/fields.ts';

/** Announces or sends the digest of an organisation. */
export const DigestMessage = z.object({
  organization: Slug,
  digest: z.enum(['preview', 'send']),
  date: PlainDate,
  /** Number of earlier rounds. */
  round: z.int().default(0),
  /** Position after the last family that had its turn, whatever the result. */
  after: z.string().default(''),
});
export type DigestMessage = z.output<typeof DigestMessage>;
