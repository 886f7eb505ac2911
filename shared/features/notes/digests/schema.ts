import * as z from 'zod';
import { Author } from '../../../core/author.ts';
import { Email, Instant, Line, PlainDate } from '../../../core/fields.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { MailId } from '../../../core/mail/record.ts';
import { NoteId } from '../notes/schema.ts';

/** A digest includes notes whose day is at most this many days ago. */
export const digestWindowDays = 31;

const DigestNote = z.object({
  id: NoteId,
  caseId: CaseId,
  fullName: z.string(),
  date: PlainDate,
  description: Line,
  template: z.string().nullable(),
  author: Author.pick({ id: true, fullName: true }),
});
export type DigestNote = z.output<typeof DigestNote>;

export const LeftOutReason = z.enum([
  'no-email',
  'undeliverable',
  'archived',
  'restricted',
  // The note would be sent as a link that asks for the child's birth date, but the birth date is not
  // recorded.
  'no-birth-date',
  // Printed facts about the child have changed since the note was finished.
  'changed',
]);
export type LeftOutReason = z.output<typeof LeftOutReason>;

export const NextDigest = z
  .object({
    /** Time of the next digest; null if the organisation sends no digest. */
    next: z.object({ date: PlainDate, at: Instant }).nullable(),
    families: z.array(z.object({ address: Email, notes: z.array(DigestNote) })),
    leftOut: z.array(DigestNote.extend({ why: LeftOutReason })),
  })
  .meta({ id: 'NextDigest' });
export type NextDigest = z.output<typeof NextDigest>;

/** A digest that was sent to one family, with the PDFs attached to its email. */
export const DigestRecord = z.object({
  id: Id('digest'),
  date: PlainDate,
  to: Email,
  documents: z.array(
    z.object({
      noteId: NoteId,
      caseId: CaseId,
      /** Object key of the PDF, within the organisation's PDFs. */
      place: z.string(),
      name: z.string(),
    }),
  ),
  /** The case whose note is sent as a link, because the PDF is too large to attach. */
  linkedCaseId: CaseId.nullable().default(null),
  mail: MailId,
  sentAt: Instant,
});
export type DigestRecord = z.output<typeof DigestRecord>;
