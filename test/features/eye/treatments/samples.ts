import type { treatments } from '../../../../shared/features/eye/treatments/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';

export const treatmentsSamples: Samples<typeof treatments> = {
  listTreatments: {
    input: async ({ maker }) => ({ caseId: (await makeFinishedReport(maker)).caseId }),
    references: { caseId: 'case' },
  },
};
