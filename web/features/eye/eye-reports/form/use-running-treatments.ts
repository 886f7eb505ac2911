import { useQuery } from '@tanstack/react-query';
import { finishedVisits } from '../../../../../shared/features/eye/progression/series.ts';
import type { TreatmentPeriod } from '../../../../../shared/features/eye/treatments/treatment.ts';
import {
  runningOn,
  treatmentPeriodsOf,
} from '../../../../../shared/features/eye/treatments/treatment-periods.ts';
import { eyeSeriesQuery } from '../queries.ts';

/** Treatments that continue up to a visit, according to finished visits until its date. */
export function useRunningTreatments(
  caseId: string | undefined,
  date: string,
  ownId: string | undefined,
): TreatmentPeriod[] {
  const { data: series } = useQuery({ ...eyeSeriesQuery(caseId ?? ''), enabled: caseId !== undefined });
  const before = finishedVisits(series?.visits ?? []).filter(
    visit => visit.id !== ownId && visit.date <= date,
  );
  return runningOn(treatmentPeriodsOf(before), date);
}
