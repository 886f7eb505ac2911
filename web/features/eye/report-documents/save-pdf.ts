import { saveFile } from '../../../ui/file/save-file.ts';
import type { ReportPdf } from './report-pdf.ts';

/** Hands the PDF to the browser as a file. */
export const savePdf = ({ bytes, name }: ReportPdf): void =>
  saveFile(new Blob([bytes], { type: 'application/pdf' }), name);
