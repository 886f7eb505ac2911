import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { PlannedMeasurement } from '../../../../shared/features/eye/measurements/plan-import.ts';
import type { ImportedMethod } from '../../../../shared/features/eye/measurements/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { refreshEye } from '../eye-reports/queries.ts';
import { useEach } from './use-each.ts';
import { keyOf, writeVisit } from './write-visit.ts';

export const useImport = (method: ImportedMethod | null) =>
  useEach<PlannedMeasurement, EyeReport>(
    planned => writeVisit(planned, method),
    ({ measurement }) => measurement.key,
    refreshEye,
  );

/** Finishes drafts in the version that the user has seen; a retried request has no effect. */
export const useFinish = () =>
  useEach<EyeReport, EyeReport>(
    async ({ id, version }) =>
      call(
        eyeReports.finishEyeReport,
        { eyeReportId: id, version },
        { idempotencyKey: await keyOf({ finished: id, version }) },
      ),
    ({ id }) => id,
    refreshEye,
  );
