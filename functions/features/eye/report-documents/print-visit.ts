import { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { EyeSeries, emptySeries } from '../../../../shared/features/eye/progression/series.ts';
import { ReportContent } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import type { DocumentPrinter } from '../../../composition/archives/document-printer.ts';
import { eyeSeriesKey } from '../keys.ts';
import { eyeReportPdf, scriptFor } from './eye-report-pdf.ts';
import { reportToPrint } from './report-to-print.ts';

/** The refraction report of a visit, in the family's language. */
export const printVisit: DocumentPrinter['print'] = async (item, context) => {
  const { organization, openStore, pdfs, now, child, itemAt } = context;
  const series = itemAt(eyeSeriesKey(organization.slug, child.id));
  const eyeSeries = series ? EyeSeries.parse(series) : { ...emptySeries, id: child.id };
  const records = { eyeReport: EyeReport.parse(item), eyeSeries, case: child };
  const printed = await reportToPrint({ organization, pdfs, openStore, now, records });
  const content = ReportContent.parse({});
  const script = scriptFor(printed.facts.child, printed.facts.organization, { script: null });
  const options = { ...content, language: child.emailLanguage, script };
  return eyeReportPdf('refraction', options, printed, pdfs, null);
};
