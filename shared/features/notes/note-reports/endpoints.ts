import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, Locale, optional, page, Script, Version } from '../../../core/fields.ts';
import { LinkedPdf } from '../../../core/linked-pdf.ts';
import { Sending, SendingFields, sendingErrors, sentReportsOf } from '../../reports/sending/schema.ts';
import { NoteId } from '../notes/schema.ts';

const calls = { method: 'POST', lambda: 'pdf', needs: 'note:read', effect: 'read' } as const;

/** A sending of a note, for members who may resend it. */
export const SentNotes = sentReportsOf(
  z.object({
    /** Whether it was a draft. */
    isDraft: z.boolean().default(false),
  }),
).meta({ id: 'SentNotes' });

export const noteReports = {
  openNotePdf: endpoint({
    ...calls,
    path: 'notes/{noteId}/pdf',
    summary: 'A note as a PDF in its own language; a draft says that it is one',
    records: { note: 'noteId' },
    readEvent: 'note.read',
    errors: ['note.deleted'],
    input: z.strictObject({ noteId: NoteId, script: optional(Script) }),
    output: LinkedPdf,
  }),
  generateNotePdf: endpoint({
    method: 'POST',
    lambda: 'pdf',
    path: 'notes/{noteId}/generate',
    summary: 'Makes the PDF of a draft to be handed out; the next edit makes it out of date',
    needs: 'note:change',
    records: { note: 'noteId' },
    errors: ['version.conflict', 'note.deleted', 'note.not-own', 'note.finished', 'case.archived'],
    input: z.strictObject({ noteId: NoteId, version: Version }),
    output: z.object({ generatedVersion: Version }),
  }),
  sendNote: endpoint({
    method: 'POST',
    lambda: 'pdf',
    path: 'notes/{noteId}/send',
    summary: 'Sends a note by mail, as a PDF or by a link that asks for the birth date; a draft if confirmed',
    needs: 'note:send',
    allowedAfterLicenceEnds: true,
    status: 201,
    records: { note: 'noteId' },
    errors: ['note.deleted', 'note.draft', 'note.not-own', 'report.changed', ...sendingErrors],
    input: z.strictObject({
      noteId: NoteId,
      /** Of the mail; the note is in its own. */
      language: Locale,
      script: optional(Script),
      /** Confirms that an unfinished note is sent, which says on every page that it is a draft. */
      asDraft: z.boolean().default(false),
      ...SendingFields.shape,
    }),
    output: Sending,
  }),
  listNoteSendings: endpoint({
    method: 'GET',
    lambda: 'pdf',
    path: 'notes/{noteId}/sendings',
    summary: 'How a note was sent by mail, the newest first: to whom, and what became of it',
    needs: 'note:read',
    readEvent: 'note.read',
    records: { note: 'noteId' },
    input: z.strictObject({ noteId: NoteId, cursor: Cursor.optional() }),
    output: page(SentNotes),
  }),
  openBlankNotePdf: endpoint({
    ...calls,
    path: 'note-forms/pdf',
    summary: 'A page to write a note by hand, with the organisation’s head',
    input: z.strictObject({ language: Locale, script: optional(Script) }),
    output: LinkedPdf,
  }),
};
