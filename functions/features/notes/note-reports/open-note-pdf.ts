import type { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { notePdf } from './note-pdf.ts';

export const openNotePdf: PdfHandler<typeof noteReports.openNotePdf> = async ({ script }, context) => {
  const { note, case: child } = context.records;
  return context.pdfs.open((await notePdf({ note, child }, script, context)).pdf);
};
