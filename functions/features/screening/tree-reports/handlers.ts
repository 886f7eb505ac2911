import { treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import type { PdfHandlers } from '../../../composition/pdf-context.ts';
import { copyNow } from './copy-now.ts';
import { listTreeSendingsHandler, sendTreeHandler } from './send-tree.ts';
import { blankTreePdf, treePdf } from './tree-pdf.ts';

export const endpoints = treeReports;

export const handlers: PdfHandlers<typeof treeReports> = {
  openTreePdf: async ({ language, asOf, before, script }, context) => {
    const copy = { language, before, ...copyNow({ asOf, script }, context) };
    return context.pdfs.open(await treePdf(context.records.case, copy, context));
  },
  openBlankTree: async ({ language, script }, context) =>
    context.pdfs.open(
      await blankTreePdf({ language, script: script ?? context.organization.script }, context),
    ),
  sendTree: sendTreeHandler,
  listTreeSendings: listTreeSendingsHandler,
};
