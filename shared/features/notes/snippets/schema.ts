import * as z from 'zod';
import { Instant, RequiredLine, Version } from '../../../core/fields.ts';
import { Id } from '../../../core/ids.ts';
import { RichDocument } from '../../../core/rich-document/schema.ts';
import { picturesOf } from '../../../core/rich-document/walk-document.ts';
import { utf8Length } from '../../../core/rich-text.ts';
import { hasKnownFields } from '../templates/template-fields.ts';

export const maxSnippets = 100;
/** Maximum size of a snippet, in bytes of JSON. */
export const maxSnippetBytes = 20_000;

export const SnippetId = Id('snippet');

/**
 * The text of a snippet. It has no pictures, because a picture belongs to the note or template for which it
 * was uploaded.
 */
export const SnippetBody = RichDocument.refine(hasKnownFields, { error: 'validation.field' })
  .refine(body => picturesOf(body).length === 0, { error: 'validation.max_pictures' })
  .refine(body => utf8Length(JSON.stringify(body)) <= maxSnippetBytes, { error: 'validation.max_length' });

export const SnippetFields = z.strictObject({ name: RequiredLine, body: SnippetBody });
export type SnippetFields = z.output<typeof SnippetFields>;

/** A piece of text that a person stores and inserts into templates and notes. */
export const Snippet = z
  .object({
    id: SnippetId,
    name: RequiredLine,
    /**
     * The text of the snippet. Its merge fields have no values; they are filled in when the snippet is
     * inserted.
     */
    body: RichDocument,
    version: Version,
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Snippet' });
export type Snippet = z.output<typeof Snippet>;

export const SnippetRecord = Snippet.extend({
  /** When the snippet was deleted; a deleted snippet can be restored for a while. */
  removedAt: Instant.nullable(),
});
export type SnippetRecord = z.output<typeof SnippetRecord>;
