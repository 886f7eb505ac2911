import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import type { PdfHandlers } from '../../../composition/pdf-context.ts';
import { generateNotePdfHandler } from './generate-note-pdf.ts';
import { openBlankNotePdfHandler } from './open-blank-note-pdf.ts';
import { openNotePdfHandler } from './open-note-pdf.ts';
import { listNoteSendingsHandler, sendNoteHandler } from './send-note.ts';

export const endpoints = noteReports;

export const handlers: PdfHandlers<typeof noteReports> = {
  openNotePdf: openNotePdfHandler,
  generateNotePdf: generateNotePdfHandler,
  sendNote: sendNoteHandler,
  listNoteSendings: listNoteSendingsHandler,
  openBlankNotePdf: openBlankNotePdfHandler,
};
