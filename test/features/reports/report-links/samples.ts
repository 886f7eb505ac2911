import type { links } from '../../../../shared/features/reports/report-links/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { sendLink } from '../../../support/send-link.ts';

export const linksSamples: Samples<typeof links> = {
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
