import * as z from 'zod';
import { RequiredLine } from './fields.ts';
import { Id } from './ids.ts';
import { maxRichTextBytes } from './limits.ts';
import { RichText, utf8Length } from './rich-text.ts';

export const TermId = Id('term');
/** Version of the text of a term (condition that families accept); every change gets a new number. */
export const TextVersion = z.int().min(1);

/** A term (condition that families accept) in one language. */
export const TermText = z.strictObject({ title: RequiredLine, description: RichText });
export type TermText = z.output<typeof TermText>;

/** A term in English and Chinese; one language may be missing. Both texts must fit into one stored record. */
export const TermTexts = z
  .strictObject({ en: TermText.nullable(), zh: TermText.nullable() })
  .refine(({ en, zh }) => en !== null || zh !== null, { error: 'validation.one_language' })
  .refine(texts => utf8Length(JSON.stringify(texts)) <= maxRichTextBytes, { error: 'validation.max_length' });
export type TermTexts = z.output<typeof TermTexts>;
