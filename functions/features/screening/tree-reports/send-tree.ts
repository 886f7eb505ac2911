import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { SentTrees, type treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { sending } from '../../reports/feature.ts';
import { copyNow } from './copy-now.ts';
import { treePdf } from './tree-pdf.ts';

const sentRecord = ({ id }: Case, asOf: string) => ({ ids: { treeOf: id }, caseId: id, reference: asOf });

/** Stores the dates, so that sending again prints the same days. */
export const sendTree: PdfHandler<typeof treeReports.sendTree> = async (
  { caseId: _, language, script: requestedScript, asOf: day, before, ...mailing },
  context,
) => {
  const child = context.records.case;
  const { asOf, script } = copyNow({ asOf: day, script: requestedScript }, context);
  const pdf = await treePdf(child, { language, script, asOf, before }, context);
  const copy = { kinds: ['neuroTree' as const], language, script, content: { asOf, before } };
  const record = sentRecord(child, asOf);
  return sending.send({ ...mailing, ...copy, pdfOf: () => pdf, record, child }, context);
};

export const listTreeSendings: PdfHandler<typeof treeReports.listTreeSendings> = (
  { cursor = null },
  context,
) => sending.list(SentTrees, sentRecord(context.records.case, ''), cursor, context);
