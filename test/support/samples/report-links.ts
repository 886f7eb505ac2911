import type { reportLinks } from '../../../shared/report-links/endpoints.ts';
import type { Samples } from '../sample.ts';
import { sendLink } from '../send-link.ts';

export const reportLinksSamples: Samples<typeof reportLinks> = {
  openReportLink: {
    input: async ({ clinic }) => ({ token: (await sendLink(clinic.admin)).token }),
    kept: ['token'],
  },
  readLinkedReports: {
    input: async ({ clinic }) => {
      const { token, birthDate } = await sendLink(clinic.admin);
      return { token, birthDate };
    },
    kept: ['token', 'birthDate'],
  },
};
