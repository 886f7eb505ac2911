import { AppError } from '../../../../shared/core/errors.ts';
import type { Locale, Script } from '../../../../shared/core/fields.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { SentNotes } from '../../../../shared/features/notes/note-reports/sent.schema.ts';
import { mayChangeNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { NoteHead } from '../../../../shared/features/notes/notes/schema.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { checkPresent } from '../../../platform/documents/document-life.ts';
import { documentReport } from '../../reports/feature.ts';
import { noteKind } from '../notes/note-items.ts';
import { NotesStore } from '../notes/notes-store.ts';
import { notePdf } from './note-pdf.ts';

interface NoteCopy {
  script: Script | null;
  /** Language of the email. The note may be in another language. */
  language?: Locale;
  asDraft?: boolean;
  finished?: boolean;
}

/**
 * How a note is sent. The PDF of a draft says that it is a draft; only its editors can send it, after
 * confirmation.
 */
const report = documentReport({
  recordIn: (records: { note: NoteHead; case: Case }) => records.note,
  parse: noteKind.parse,
  referenceOf: ({ date }) => date,
  kindsOf: () => ['note'],
  checkPresent: note => checkPresent(noteKind, note),
  print: async (
    note,
    { language = note.language, script: requested, finished = false }: NoteCopy,
    context,
  ) => {
    const isDraft = note.status === 'draft' && !finished;
    const { pdf, script } = await notePdf({ note, isDraft, child: context.records.case }, requested, context);
    const content = { isDraft, language: note.language };
    return { language, script, content, pdfOf: () => pdf };
  },
  checkDraft: (note, { asDraft }, actor) => {
    if (!mayChangeNote(note, actor)) throw new AppError('note.not-own');
    if (!asDraft) throw new AppError('note.draft');
  },
  storeOf: ({ openStore }) => openStore(NotesStore),
  sent: SentNotes,
});

export const openNotePdf: PdfHandler<typeof noteReports.openNotePdf> = report.open;
export const sendNote: PdfHandler<typeof noteReports.sendNote> = report.send;
export const listNoteSendings: PdfHandler<typeof noteReports.listNoteSendings> = report.list;
