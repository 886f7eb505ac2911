import { links } from '../../../../shared/features/reports/report-links/endpoints.ts';
import type { StrangerHandlers } from '../../../composition/pdf-context.ts';
import { openReportLinkHandler } from './open-report-link.ts';
import { readLinkedReportsHandler } from './read-linked-reports.ts';

export const endpoints = links;

export const handlers: StrangerHandlers<typeof links> = {
  openReportLink: openReportLinkHandler,
  readLinkedReports: readLinkedReportsHandler,
};
