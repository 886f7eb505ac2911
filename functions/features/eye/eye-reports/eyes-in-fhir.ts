import { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { treatmentResources } from '../../../../shared/features/eye/fhir/treatment-resources.ts';
import { visitResources } from '../../../../shared/features/eye/fhir/visit-resources.ts';
import { finishedVisits } from '../../../../shared/features/eye/progression/finished-visits.ts';
import { EyeSeries } from '../../../../shared/features/eye/progression/series.ts';
import { treatmentPeriodsOf } from '../../../../shared/features/eye/treatments/treatment-periods.ts';
import type { CaseDataPart } from '../../../composition/case-data-part.ts';

/** Visits, and the treatments that follow from them. */
export const eyesInFhir: NonNullable<CaseDataPart['fhir']> = async ({ organization, caseId, items }) => {
  const about = { organization, base: null, caseId };
  const visits = items
    .filter(({ sk, deletedAt }) => sk.startsWith('EYE#') && !deletedAt)
    .flatMap(item => visitResources(EyeReport.parse(item), about));
  const treatments = items
    .filter(({ sk }) => sk === 'EYES')
    .map(item => treatmentPeriodsOf(finishedVisits(EyeSeries.parse(item).visits)))
    .flatMap(periods => treatmentResources({ treatments: periods }, about));
  return [...visits, ...treatments];
};
