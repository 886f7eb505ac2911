import type { treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { copyNow } from './copy-now.ts';
import { blankTreePdf, treePdf } from './tree-pdf.ts';

export const openTreePdf: PdfHandler<typeof treeReports.openTreePdf> = async (
  { language, asOf, before, script },
  context,
) => {
  const copy = { language, before, ...copyNow({ asOf, script }, context) };
  return context.pdfs.open(await treePdf(context.records.case, copy, context));
};

export const openBlankTree: PdfHandler<typeof treeReports.openBlankTree> = async (
  { language, script },
  context,
) =>
  context.pdfs.open(await blankTreePdf({ language, script: script ?? context.organization.script }, context));
