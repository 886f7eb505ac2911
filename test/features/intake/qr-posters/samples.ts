import type { qrPosters } from '../../../../shared/features/intake/qr-posters/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { findQrCode } from '../qr-codes/samples.ts';

export const qrPostersSamples: Samples<typeof qrPosters> = {
  openQrPoster: {
    input: async ({ clinic }) => {
      await findQrCode(clinic);
      return { organizationId: clinic.slug };
    },
    isOneOfOrganization: true,
    references: { organizationId: 'organizationRecord' },
  },
};
