import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Locale, optional, Script } from '../../../core/fields.ts';
import { LinkedPdf } from '../../../core/linked-pdf.ts';
import { NoteId } from '../notes/schema.ts';

const calls = { method: 'POST', lambda: 'pdf', needs: 'note:read', effect: 'read' } as const;

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
  openBlankNotePdf: endpoint({
    ...calls,
    path: 'note-forms/pdf',
    summary: 'A page to write a note by hand, with the organisation’s head',
    input: z.strictObject({ language: Locale, script: optional(Script) }),
    output: LinkedPdf,
  }),
};
