import { AppError } from '../../../../shared/core/errors.ts';
import { type noteReports, SentNotes } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { mayChangeNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { NoteHead } from '../../../../shared/features/notes/notes/schema.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { retryOnVersionConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { sending } from '../../reports/feature.ts';
import { readNote } from '../notes/note-items.ts';
import { NotesStore } from '../notes/notes-store.ts';
import { notePdf } from './note-pdf.ts';

const sentRecord = ({ id: noteId, caseId, date: reference }: NoteHead) => ({
  ids: { noteId },
  caseId,
  reference,
});

/** Sends a finished note as stored. A draft is marked, and needs an editor and confirmation. */
export const sendNote: PdfHandler<typeof noteReports.sendNote> = (
  { noteId: _, language, script: requestedScript, asDraft, ...mailing },
  context,
) => {
  const child = context.records.case;
  return retryOnVersionConflict(context.records.note, readNote, async note => {
    if (note.deleted !== null) throw new AppError('note.deleted');
    const isDraft = note.status === 'draft';
    if (isDraft && !mayChangeNote(note, context.actor)) throw new AppError('note.not-own');
    if (isDraft && !asDraft) throw new AppError('note.draft');
    const { pdf, script } = await notePdf({ note, child }, requestedScript, context);
    const writes = context.openStore(NotesStore).sentWrites(note);
    const record = { ...sentRecord(note), writes };
    const copy = { kinds: ['note' as const], language, script, content: { isDraft }, pdfOf: () => pdf };
    return sending.send({ ...mailing, ...copy, record, child }, context);
  });
};

export const listNoteSendings: PdfHandler<typeof noteReports.listNoteSendings> = (
  { cursor = null },
  context,
) => sending.list(SentNotes, sentRecord(context.records.note), cursor, context);
