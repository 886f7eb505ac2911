import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Instant } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { TreatmentPeriod } from './treatment.ts';

export const treatments = {
  listTreatments: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/treatments',
    summary: 'Treatments of a child according to the finished visits, for other systems',
    needs: 'eye:read',
    module: 'eye',
    readEvent: 'case.read',
    records: { case: 'caseId', eyeSeries: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: z.object({
      treatments: z.array(TreatmentPeriod),
      /** When a finished visit of the child was last changed or deleted; null if there never was one. */
      savedAt: Instant.nullable(),
    }),
  }),
};
