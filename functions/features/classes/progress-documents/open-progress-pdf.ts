import type { progressDocuments } from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { progressPdf } from './progress-pdf.ts';

export const openProgressPdf: PdfHandler<typeof progressDocuments.openProgressPdf> = async (
  copy,
  context,
) => {
  const { progressReport: report, case: child } = context.records;
  const { pdf } = await progressPdf({ report, child }, copy, context);
  return context.pdfs.open(pdf);
};
