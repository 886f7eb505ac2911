import type { treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { blankTreePdf } from './tree-pdf.ts';

export const openBlankTree: PdfHandler<typeof treeReports.openBlankTree> = async (
  { language, script },
  context,
) =>
  context.pdfs.open(await blankTreePdf({ language, script: script ?? context.organization.script }, context));
