import { saveFile } from '../../../ui/file/save-file.ts';
import type { ReportPdf } from './report-pdf.ts';

/** Downloads the PDF. */
export const savePdf = ({ bytes, name }: ReportPdf): void =>
  saveFile(new Blob([bytes], { type: 'application/pdf' }), name);
