import { reportLinks } from '../../shared/report-links/endpoints.ts';
import type { StrangerHandlers } from '../pdf-context.ts';
import { openReportLinkHandler } from './open-report-link.ts';
import { readLinkedReportsHandler } from './read-linked-reports.ts';

export const endpoints = reportLinks;

export const handlers: StrangerHandlers<typeof reportLinks> = {
  openReportLink: openReportLinkHandler,
  readLinkedReports: readLinkedReportsHandler,
};
