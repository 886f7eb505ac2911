import type { ReportPdf } from './report-pdf.ts';

/** Hands the PDF to the browser as a file. */
export function save({ bytes, name }: ReportPdf): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
