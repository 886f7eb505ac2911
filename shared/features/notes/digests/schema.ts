import * as z from 'zod';
import { Author } from '../../../core/author.ts';
import { Email, Instant, Line, PlainDate } from '../../../core/fields.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { MailId } from '../../../core/mail/record.ts';
import { NoteId } from '../notes/schema.ts';

/** Notes are sent for this many days after their own, `YYYY-MM-DD`. */
export const digestWindowDays = 31;

/** A note as it stands in a digest. */
const DigestNote = z.object({
  id: NoteId,
  caseId: CaseId,
  /** Of the child. */
  fullName: z.string(),
  date: PlainDate,
  description: Line,
  template: z.string().nullable(),
  author: Author.pick({ id: true, fullName: true }),
});
export type DigestNote = z.output<typeof DigestNote>;

/** Why a shared note is not sent. */
export const LeftOutReason = z.enum([
  'no-email',
  'undeliverable',
  'archived',
  'restricted',
  // Sent as a link, which asks for the birth date.
  'no-birth-date',
  // What it prints of the child has changed since it was finished.
  'changed',
]);
export type LeftOutReason = z.output<typeof LeftOutReason>;

/** What the next digest brings to whom, as things are now. */
export const NextDigest = z
  .object({
    /** Null where the organisation sends none. */
    next: z.object({ date: PlainDate, at: Instant }).nullable(),
    families: z.array(z.object({ address: Email, notes: z.array(DigestNote) })),
    leftOut: z.array(DigestNote.extend({ why: LeftOutReason })),
  })
  .meta({ id: 'NextDigest' });
export type NextDigest = z.output<typeof NextDigest>;

/** A digest that one family was sent, with the PDFs of its mail. */
export const DigestRecord = z.object({
  id: Id('digest'),
  date: PlainDate,
  to: Email,
  documents: z.array(
    z.object({
      noteId: NoteId,
      caseId: CaseId,
      /** Object key among the organisation's PDFs. */
      place: z.string(),
      name: z.string(),
    }),
  ),
  /** Whose note its mail links to, as that is too large to be attached. */
  linkedCaseId: CaseId.nullable().default(null),
  mail: MailId,
  sentAt: Instant,
});
export type DigestRecord = z.output<typeof DigestRecord>;
