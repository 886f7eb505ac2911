import type { copies } from '../../../shared/copies/endpoints.ts';
import type { Samples } from '../sample.ts';

export const copiesSamples: Samples<typeof copies> = {
  getOwnData: { input: async () => ({}), grows: true },
};
