import * as z from 'zod';
import { PlainDate, Slug } from '../../../../shared/core/fields.ts';

/** Queue message that announces or sends an organisation's digest (mails with new notes to families). */
export const DigestMessage = z.object({
  organization: Slug,
  digest: z.enum(['preview', 'send']),
  date: PlainDate,
  /** Number of messages that already worked on this digest. */
  round: z.int().default(0),
  /** Position after the last family that was processed, whether or not the family was sent a mail. */
  after: z.string().default(''),
});
export type DigestMessage = z.output<typeof DigestMessage>;
