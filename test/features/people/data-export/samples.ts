import type { dataExport } from '../../../../shared/features/people/data-export/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';

export const dataExportSamples: Samples<typeof dataExport> = {
  getOwnData: { input: async () => ({}), costGrowsWithData: true },
};
