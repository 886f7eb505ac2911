import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { maxDraftLength } from '../../../core/limits.ts';

/** What is being written: the name of a form, or the id of the record that a form changes. */
export const DraftForm = z.string().regex(/^[a-z]{3,20}(_[0-9A-Za-z]{22})?$/);

/** What stands in a form, as the form wrote it. Nobody but the form that wrote it reads it. */
export const DraftBody = z
  .string()
  .min(1)
  .max(maxDraftLength)
  .refine(text => text.isWellFormed(), { error: 'validation.characters' });

/** What somebody has typed and not saved yet. */
export const Draft = z.object({ body: DraftBody, savedAt: Instant }).meta({ id: 'Draft' });
export type Draft = z.output<typeof Draft>;

export const SavedDraft = Draft.pick({ savedAt: true });
export type SavedDraft = z.output<typeof SavedDraft>;
