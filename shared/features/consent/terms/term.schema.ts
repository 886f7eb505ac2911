import * as z from 'zod';
import { Instant, type Locale, RequiredLine } from '../../../core/fields.ts';
import { Id } from '../../../core/ids.ts';
import { maxRichTextBytes } from '../../../core/limits.ts';
import { RichText, utf8Length } from '../../../core/rich-text.ts';

export const TermId = Id('term');
/** Number of a text of a term; every change of the text is a new one. */
export const TextVersion = z.int().min(1);

/** A term in one language. */
export const TermText = z.strictObject({ title: RequiredLine, description: RichText });
export type TermText = z.output<typeof TermText>;

/** A term in English and Chinese; one of them may be missing. Both together fit into one stored record. */
export const TermTexts = z
  .strictObject({ en: TermText.nullable(), zh: TermText.nullable() })
  .refine(({ en, zh }) => en !== null || zh !== null, { error: 'validation.required' })
  .refine(texts => utf8Length(JSON.stringify(texts)) <= maxRichTextBytes, { error: 'validation.max_length' });
export type TermTexts = z.output<typeof TermTexts>;

/** SHA-256 of the text in each language, 64 hexadecimal digits: what somebody agreed to can be proved by it. */
export const TextHash = z.string().regex(/^[0-9a-f]{64}$/);
export const TextHashes = z.object({ en: TextHash.nullable(), zh: TextHash.nullable() });
export type TextHashes = z.output<typeof TextHashes>;

/** A term that applies to cases, as the public form shows it. */
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

/** The language in which a term is read: the wanted one, or the only one there is. */
export function readableLanguage({ en, zh }: Record<Locale, unknown>, wanted: Locale): Locale {
  if (wanted === 'zh') return zh ? 'zh' : 'en';
  return en ? 'en' : 'zh';
}
