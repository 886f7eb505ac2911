import type { sending } from '../../../../shared/features/reports/sending/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { sendLink } from '../report-links/send-link.ts';

export const sendingSamples: Samples<typeof sending> = {
  revokeReportLinks: {
    input: async ({ maker }) => ({ sendingId: (await sendLink(maker)).sending.id }),
    references: { sendingId: 'sending' },
    fixedFields: ['address'],
  },
};
