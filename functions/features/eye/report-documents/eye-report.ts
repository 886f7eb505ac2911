import { familyAddresses } from '../../../../shared/features/cases/cases/family-address.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { EyeSeries } from '../../../../shared/features/eye/progression/series.ts';
import { copyForRecipients } from '../../../../shared/features/eye/report-documents/copies.ts';
import type { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import {
  ReportContent,
  type ReportOptions,
  SentEyeReports,
} from '../../../../shared/features/eye/report-documents/options.schema.ts';
import { EyeReportKind } from '../../../../shared/features/eye/report-documents/schema.ts';
import type { PdfContext, PdfHandler } from '../../../composition/pdf-context.ts';
import { checkPresent } from '../../../platform/documents/document-life.ts';
import { documentReport } from '../../reports/feature.ts';
import { eyeReportKind } from '../eye-reports/eye-items.ts';
import { EyeStore } from '../eye-reports/eye-store.ts';
import { chooserOf } from './chooser-of.ts';
import { eyeReportPdf, scriptFor } from './eye-report-pdf.ts';
import { reportToPrint } from './report-to-print.ts';

interface EyeCopy extends ReportOptions {
  kinds: EyeReportKind[];
}

const report = documentReport({
  recordIn: (records: { eyeReport: EyeReport }) => records.eyeReport,
  parse: eyeReportKind.parse,
  referenceOf: ({ reference }) => reference,
  kindsOf: ({ kinds }: EyeCopy) => kinds,
  checkPresent: eyeReport => checkPresent(eyeReportKind, eyeReport),
  print: async (
    eyeReport,
    { kinds, to, ...asked }: EyeCopy & { to?: string[] },
    context: PdfContext & { records: { eyeReport: EyeReport; eyeSeries: EyeSeries; case: Case } },
  ) => {
    const { records, pdfs } = context;
    const printed = await reportToPrint({ ...context, records: { ...records, eyeReport } });
    const { child, organization } = printed.facts;
    const script = scriptFor(child, organization, asked);
    const { language } = asked;
    const copy = asked.copy ?? (to && copyForRecipients(to, familyAddresses(records.case), eyeReport.to));
    const content = ReportContent.strip().parse({ ...asked, copy });
    const chooser = kinds.includes('myopia') ? await chooserOf(content, printed, context) : null;
    const pdfOf = (kind: string) =>
      eyeReportPdf(EyeReportKind.parse(kind), { ...content, language, script }, printed, pdfs, chooser);
    return { language, script, content, pdfOf };
  },
  storeOf: ({ openStore }) => openStore(EyeStore),
  sent: SentEyeReports,
});

export const openEyeReportPdf: PdfHandler<typeof reportDocuments.openEyeReportPdf> = (
  { kind, eyeReportId: _, ...copy },
  context,
) => report.open({ ...copy, kinds: [kind] }, context);
export const sendEyeReport: PdfHandler<typeof reportDocuments.sendEyeReport> = report.send;
export const listSendings: PdfHandler<typeof reportDocuments.listSendings> = report.list;
