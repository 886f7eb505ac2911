import type { copies } from '../../../../shared/features/people/data-export/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';

export const copiesSamples: Samples<typeof copies> = {
  getOwnData: { input: async () => ({}), grows: true },
};
