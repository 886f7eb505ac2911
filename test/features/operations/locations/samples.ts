import type { locations } from '../../../../shared/features/operations/locations/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';

export const locationsSamples: Samples<typeof locations> = {
  listCountries: { input: async () => ({ locale: 'zh' }) },
  listStates: { input: async () => ({ id: 'CA', locale: 'en' }), references: { id: 'public' } },
};
