import type { DocumentPrinter } from '../../../composition/archives/document-printer.ts';
import { progressReportKind } from '../progress-reports/progress-reports-store.ts';
import { progressPdf } from './progress-pdf.ts';

export const printProgress: DocumentPrinter['print'] = async (item, context) => {
  const { child } = context;
  const copy = { language: child.emailLanguage, script: null };
  return (await progressPdf({ report: progressReportKind.parse(item), child }, copy, context)).pdf;
};
