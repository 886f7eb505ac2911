import type { licences } from '../../../shared/licences/endpoints.ts';
import type { Samples } from '../sample.ts';

export const licencesSamples: Samples<typeof licences> = {
  requestModule: { input: async () => ({ module: 'eye' }) },
  withdrawModuleRequest: { input: async () => ({ module: 'eye' }), names: { module: 'public' } },
};
