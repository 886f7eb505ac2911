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
    summary: 'Opens a report link; returns the sender and the link’s state, but nothing about the child',
    input: z.strictObject({ token: ReportLinkToken }),
    output: OpenedReportLink,
  }),
  readLinkedReports: endpoint({
    ...calls,
    path: 'report-links/read',
    summary: 'Returns the reports of a link for the correct birth date, which uses up the link',
    input: LinkAnswer,
    output: LinkedReports,
  }),
};
