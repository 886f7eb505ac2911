import type { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { checkDraft } from '../../../platform/documents/document-life.ts';
import { noteKind } from '../notes/note-items.ts';
import { NotesStore } from '../notes/notes-store.ts';
import { notePdf } from './note-pdf.ts';

export const generateNotePdf: PdfHandler<typeof noteReports.generateNotePdf> = async (_, context) => {
  const { note, case: child } = context.records;
  checkDraft(noteKind, note, child, context.actor);
  const { pdf } = await notePdf({ note, child }, null, context);
  await context.pdfs.ensure(pdf);
  return context.openStore(NotesStore).markGenerated(note);
};
