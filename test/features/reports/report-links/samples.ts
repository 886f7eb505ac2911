import type { reportLinks } from '../../../../shared/features/reports/report-links/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { sendLink } from './send-link.ts';

export const reportLinksSamples: Samples<typeof reportLinks> = {
  openReportLink: {
    input: async ({ clinic }) => ({ token: (await sendLink(clinic.admin)).token }),
    fixedFields: ['token'],
  },
  readLinkedReports: {
    input: async ({ clinic }) => {
      const { token, birthDate } = await sendLink(clinic.admin);
      return { token, birthDate };
    },
    fixedFields: ['token', 'birthDate'],
  },
};
