import { reportLinks } from '../../../../shared/features/reports/report-links/endpoints.ts';
import type { AnonymousHandlers } from '../../../composition/pdf-context.ts';
import { openReportLinkHandler } from './open-report-link.ts';
import { readLinkedReportsHandler } from './read-linked-reports.ts';

export const endpoints = reportLinks;

export const handlers: AnonymousHandlers<typeof reportLinks> = {
  openReportLink: openReportLinkHandler,
  readLinkedReports: readLinkedReportsHandler,
};
