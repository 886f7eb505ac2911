import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { TermId, TermTexts, TextVersion } from '../../../core/term-texts.ts';

/** SHA-256 of a text, 64 hexadecimal digits. It proves which text somebody accepted. */
export const TextHash = z.string().regex(/^[0-9a-f]{64}$/);
export const TextHashes = z.object({ en: TextHash.nullable(), zh: TextHash.nullable() });
export type TextHashes = z.output<typeof TextHashes>;

/** Whether a change of a text is only a correction, so that acceptances of the previous text still count. */
export const IsCorrection = z.boolean().default(false);

/** A term for families who register a child, as the public registration form shows it. */
export const PublicTerm = z
  .object({
    id: TermId,
    textVersion: TextVersion,
    isRequired: z.boolean(),
    texts: TermTexts,
    textHashes: TextHashes,
    changedAt: Instant,
  })
  .meta({ id: 'PublicTerm' });
export type PublicTerm = z.output<typeof PublicTerm>;
