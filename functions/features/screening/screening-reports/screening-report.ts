import type { Locale, Script } from '../../../../shared/core/fields.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import {
  SentScreeningReports,
  type screeningReports,
} from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { documentReport } from '../../reports/feature.ts';
import { readScreening } from '../screenings/screening-items.ts';
import { ScreeningsStore } from '../screenings/screenings-store.ts';
import { screeningPdf } from './screening-pdf.ts';

const report = documentReport({
  recordIn: (records: { screening: Screening; case: Case }) => records.screening,
  parse: readScreening,
  referenceOf: ({ date }) => date,
  print: async (screening, copy: { language: Locale; script: Script | null }, context) => {
    const { pdf, script } = await screeningPdf({ screening, child: context.records.case }, copy, context);
    return { kinds: ['screening'], language: copy.language, script, pdfOf: () => pdf };
  },
  marksOf: (screening, { openStore }) => openStore(ScreeningsStore).sentWrites(screening),
  sent: SentScreeningReports,
});

export const openScreeningPdf: PdfHandler<typeof screeningReports.openScreeningPdf> = report.open;
export const sendScreeningReport: PdfHandler<typeof screeningReports.sendScreeningReport> = report.send;
export const listScreeningSendings: PdfHandler<typeof screeningReports.listScreeningSendings> = report.list;
