import { pageSize } from '../../../../shared/core/limits.ts';
import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { finishedVisits } from '../../../../shared/features/eye/progression/series.ts';
import { treatmentPeriodsOf } from '../../../../shared/features/eye/treatments/treatment-periods.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { EyeStore } from './eye-store.ts';

export const getEyeReport: Handler<typeof eyeReports.getEyeReport> = async (_, { records }) =>
  records.eyeReport;

export const getEyeSeries: Handler<typeof eyeReports.getEyeSeries> = async (_, { records }) => ({
  ...records.eyeSeries,
  treatments: treatmentPeriodsOf(finishedVisits(records.eyeSeries.visits)),
});

export const listEyeReportVersions: Handler<typeof eyeReports.listEyeReportVersions> = async (
  { eyeReportId, cursor = null },
  { records, openStore },
) => {
  const { page, place } = readPageCursor(cursor);
  const { versions, next } = await openStore(EyeStore).versions(eyeReportId, pageSize, place);
  const total = records.eyeReport.version - 1;
  return cursorPage(versions, { page, perPage: pageSize, next, total });
};
