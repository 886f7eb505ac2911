import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { maxDraftLength } from '../../../core/limits.ts';
import { CaseName } from '../cases/schema.ts';

/** The form to which a draft belongs: the form's name, or the id of the record that the form edits. */
export const DraftForm = z.string().regex(/^[a-z]{3,20}(_[0-9A-Za-z]{22}([0-9A-Za-z]{16})?)?$/);

/** Content of a draft, serialised by its form. No other code reads it. */
export const DraftBody = z
  .string()
  .min(1)
  .max(maxDraftLength)
  .refine(text => text.isWellFormed(), { error: 'validation.characters' });

export const Draft = z.object({ body: DraftBody, savedAt: Instant }).meta({ id: 'Draft' });
export type Draft = z.output<typeof Draft>;

/** A draft about a child, without its content. */
export const CaseDraft = Draft.pick({ savedAt: true }).extend({ case: CaseName }).meta({ id: 'CaseDraft' });
export type CaseDraft = z.output<typeof CaseDraft>;

export const SavedDraft = Draft.pick({ savedAt: true });
export type SavedDraft = z.output<typeof SavedDraft>;
