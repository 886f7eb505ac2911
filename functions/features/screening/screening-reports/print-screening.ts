import { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { DocumentPrinter } from '../../../composition/archives/document-printer.ts';
import { screeningPdf } from './screening-pdf.ts';

export const printScreening: DocumentPrinter['print'] = async (item, context) => {
  const { child } = context;
  const copy = { copy: 'full', language: child.emailLanguage, script: null } as const;
  return (await screeningPdf({ screening: Screening.parse(item), child }, copy, context)).pdf;
};
