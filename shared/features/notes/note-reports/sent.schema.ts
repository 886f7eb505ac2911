import * as z from 'zod';
import { Locale } from '../../../core/fields.ts';
import { sentReportsOf } from '../../reports/sending/schema.ts';

export const SentNotes = sentReportsOf(
  z.object({
    isDraft: z.boolean().default(false),
    /**
     * Language of the note, which can differ from that of the email; unset if an earlier version of the
     * product sent the note.
     */
    language: Locale.optional(),
  }),
).meta({ id: 'SentNotes' });
