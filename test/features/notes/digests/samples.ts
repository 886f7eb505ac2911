import type { digests } from '../../../../shared/features/notes/digests/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';

export const digestsSamples: Samples<typeof digests> = {
  getNextDigest: { input: async () => ({}) },
};
