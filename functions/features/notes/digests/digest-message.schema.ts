import * as z from 'zod';
import { PlainDate, Slug } from '../../../../shared/core/fields.ts';

/** Queue message that announces or sends an organisation's digest (emails with new notes to families). */
export const DigestMessage = z.object({
  organization: Slug,
  digest: z.enum(['preview', 'send']),
  date: PlainDate,
  /** Number of earlier messages about this digest; a message processes only some families. */
  round: z.int().default(0),
  /** Position of the last family that was processed, even if it got no email. */
  after: z.string().default(''),
});
export type DigestMessage = z.output<typeof DigestMessage>;
