import type { Pdf } from '../../platform/api/fetch-pdf.ts';
import { saveFile } from './save-file.ts';

export const savePdf = ({ bytes, name }: Pdf): void =>
  saveFile(new Blob([bytes], { type: 'application/pdf' }), name);
