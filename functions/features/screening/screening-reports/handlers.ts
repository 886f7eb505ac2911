import { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import type { PdfHandlers } from '../../../composition/pdf-context.ts';
import { headedPdf } from '../../../platform/pdf/headed-pdf.ts';
import { blankScreeningForm } from './blank-screening-form.ts';
import { layoutVersion, screeningPdf } from './screening-pdf.ts';
import { listScreeningSendingsHandler, sendScreeningReportHandler } from './send-screening-report.ts';

export const endpoints = screeningReports;

export const handlers: PdfHandlers<typeof screeningReports> = {
  openScreeningPdf: async (copy, context) => {
    const { screening, case: child } = context.records;
    const { pdf } = await screeningPdf({ screening, child }, copy, context);
    return context.pdfs.open(pdf);
  },
  openBlankScreeningForm: async ({ band, language, script: asked }, context) => {
    const script = asked ?? context.organization.script;
    const form = headedPdf(context, {
      folder: 'blank',
      name: `screening-${band}-${language}`,
      facts: [layoutVersion, script],
      draw: sender => blankScreeningForm(band, { language, script }, sender),
    });
    return context.pdfs.open(form);
  },
  sendScreeningReport: sendScreeningReportHandler,
  listScreeningSendings: listScreeningSendingsHandler,
};
