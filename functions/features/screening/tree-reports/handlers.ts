import { treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import type { PdfHandlers } from '../../../composition/pdf-context.ts';
import { openBlankTreeHandler, openTreePdfHandler } from './open-tree-pdf.ts';

export const endpoints = treeReports;

export const handlers: PdfHandlers<typeof treeReports> = {
  openTreePdf: openTreePdfHandler,
  openBlankTree: openBlankTreeHandler,
};
