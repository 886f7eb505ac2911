import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import { SentTrees } from '../../../../shared/features/screening/tree-reports/sent.schema.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { documentReport } from '../../reports/feature.ts';
import { treePdf } from './tree-pdf.ts';

interface TreeCopy {
  language: Locale;
  script: Script | null;
  asOf: string | null;
  before: string | null;
}

const report = documentReport({
  recordIn: (records: { case: Case }) => records.case,
  parse: item => Case.parse(item),
  referenceOf: (_, { asOf }) => String(asOf ?? ''),
  kindsOf: () => ['neuroTree'],
  print: async (child, { language, before, asOf: day, script: requested }: TreeCopy, context) => {
    const { organization } = context;
    const script = requested ?? child.emailScript ?? organization.script;
    /** The days are stored when the report is sent. If it is sent again, it prints the same days. */
    const days = { asOf: day ?? todayIn(organization.timeZone, context.now()), before };
    const pdf = await treePdf(child, { language, script, ...days }, context);
    return { language, script, content: days, pdfOf: () => pdf };
  },
  sent: SentTrees,
});

export const openTreePdf: PdfHandler<typeof treeReports.openTreePdf> = report.open;
export const sendTree: PdfHandler<typeof treeReports.sendTree> = report.send;
export const listTreeSendings: PdfHandler<typeof treeReports.listTreeSendings> = report.list;
