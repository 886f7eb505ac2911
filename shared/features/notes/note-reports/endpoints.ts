import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, optional, page, Script, Version } from '../../../core/fields.ts';
import { LinkedPdf } from '../../../core/linked-pdf.ts';
import {
  asSent,
  copyLanguage,
  finishedOnly,
  listCall,
  openCall,
  Sending,
  SendingFields,
  sendCall,
  sendingErrors,
} from '../../reports/sending/schema.ts';
import { NoteId } from '../notes/schema.ts';
import { SentNotes } from './sent.schema.ts';

export const noteReports = {
  openNotePdf: endpoint({
    ...openCall,
    output: LinkedPdf,
    needs: 'note:read',
    path: 'notes/{noteId}/pdf',
    summary: 'A note as a PDF in its own language; a draft is marked as one',
    records: { note: 'noteId' },
    readEvent: 'note.read',
    errors: ['note.deleted'],
    input: z.strictObject({
      noteId: NoteId,
      script: optional(Script),
      /** Whether to return the last finished version instead of the draft while a note is being amended. */
      finished: z.boolean().default(false),
      finishedOnly,
      sendingId: asSent,
    }),
  }),
  generateNotePdf: endpoint({
    method: 'POST',
    lambda: 'pdf',
    path: 'notes/{noteId}/generate',
    summary: 'Creates the PDF of a draft to hand out; the next edit makes it outdated',
    needs: 'note:change',
    records: { note: 'noteId' },
    errors: ['version.conflict', 'note.deleted', 'note.not-own', 'note.finished', 'case.archived'],
    input: z.strictObject({ noteId: NoteId, version: Version }),
    output: z.object({ generatedVersion: Version }),
  }),
  sendNote: endpoint({
    ...sendCall,
    output: Sending,
    path: 'notes/{noteId}/send',
    summary:
      'Sends a note by mail, as a PDF or as a link that asks for the birth date; a draft needs a confirmation',
    needs: 'note:send',
    records: { note: 'noteId' },
    errors: ['note.deleted', 'note.draft', 'note.not-own', 'report.changed', ...sendingErrors],
    input: z.strictObject({
      noteId: NoteId,
      /** Language of the email; the note can be in another language. */
      ...copyLanguage,
      /**
       * True if the sender confirms that an unfinished note should be sent. Each page is marked as a draft.
       */
      asDraft: z.boolean().default(false),
      ...SendingFields.shape,
    }),
  }),
  listNoteSendings: endpoint({
    ...listCall,
    path: 'notes/{noteId}/sendings',
    summary: 'Mails of a note, the newest first, with recipients and delivery status',
    needs: 'note:read',
    readEvent: 'note.read',
    records: { note: 'noteId' },
    input: z.strictObject({ noteId: NoteId, cursor: Cursor.optional() }),
    output: page(SentNotes),
  }),
  openBlankNotePdf: endpoint({
    ...openCall,
    output: LinkedPdf,
    needs: 'note:read',
    path: 'note-forms/pdf',
    summary: 'A blank page for handwritten notes, with the organisation’s letterhead',
    input: z.strictObject(copyLanguage),
  }),
};
