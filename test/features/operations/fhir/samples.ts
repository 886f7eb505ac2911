import type { fhir } from '../../../../shared/features/operations/fhir/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';

export const fhirSamples: Samples<typeof fhir> = { getCapabilities: { input: async () => ({}) } };
