import { useQuery } from '@tanstack/react-query';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { visitsOfReport } from '../../../../shared/features/eye/progression/finished-visits.ts';
import type { TreatmentPeriod } from '../../../../shared/features/eye/treatments/treatment.ts';
import { treatmentPeriodsOf } from '../../../../shared/features/eye/treatments/treatment-periods.ts';
import { eyeSeriesQuery } from './queries.ts';

/** The treatments that a visit found or left, as known on its day. */
export function useTreatmentsOf(report: EyeReport): TreatmentPeriod[] {
  const { data: series } = useQuery(eyeSeriesQuery(report.caseId));
  const known = treatmentPeriodsOf(series ? visitsOfReport(series.visits, report) : [report]);
  return known.filter(({ to }) => to === null || to >= report.date);
}
