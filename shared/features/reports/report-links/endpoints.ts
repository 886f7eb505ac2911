import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { LinkAnswer, LinkedReports, OpenedReportLink, ReportLinkToken } from './schema.ts';

const calls = {
  method: 'POST',
  lambda: 'pdf',
  needs: 'public',
  effect: 'read',
  errors: ['eye.deleted', 'report-link.unusable', 'report-link.wrong-date'],
} as const;

export const reportLinks = {
  openReportLink: endpoint({
    ...calls,
    path: 'report-links/open',
    summary: 'Who sent a link to reports and whether it is good; nothing of whom they are about',
    input: z.strictObject({ token: ReportLinkToken }),
    output: OpenedReportLink,
  }),
  readLinkedReports: endpoint({
    ...calls,
    path: 'report-links/read',
    summary: 'The reports of a link for whoever knows the birth date; a link is used up by it',
    input: LinkAnswer,
    output: LinkedReports,
  }),
};
