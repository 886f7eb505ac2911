import * as z from 'zod';
import { PlainDate, Slug } from '../../../../shared/core/fields.ts';

/** That the digest of an organisation is to be told of, or sent. */
export const DigestMessage = z.object({
  organization: Slug,
  digest: z.enum(['preview', 'send']),
  date: PlainDate,
  /** How often it went on already. */
  round: z.int().default(0),
  /** Place of the last family that had its turn: each has one, whatever came of it. */
  after: z.string().default(''),
});
export type DigestMessage = z.output<typeof DigestMessage>;
