import type { library } from '../../../../shared/features/courses/library/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';

export const librarySamples: Samples<typeof library> = {
  searchLibrary: {
    input: async () => ({ text: 'Eyes' }),
    references: { cursor: 'public' },
    costGrowsWithData: true,
  },
};
