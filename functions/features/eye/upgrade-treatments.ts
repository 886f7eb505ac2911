import type { Intervention } from '../../../shared/features/eye/treatments/intervention.ts';
import type { VisitTreatment } from '../../../shared/features/eye/treatments/treatment.ts';
import { treatmentOfIntervention } from '../../../shared/features/eye/treatments/treatment-of-intervention.ts';
import type { Item } from '../../platform/storage/write.ts';

/**
 * A visit in format 1, with a single `intervention`. A product version that reads format 2 may have added
 * `treatments`.
 */
interface StoredVisit {
  id?: string;
  date?: string;
  intervention?: Intervention | null;
  treatments?: VisitTreatment[];
}

/**
 * Adds a visit's single intervention to its treatments. The id of this treatment is that of the visit, so
 * that each upgrade gives the same id.
 */
function withTreatments<Visit extends object>(stored: Visit) {
  const { intervention, ...visit }: Visit & StoredVisit = stored;
  const { id = '', date = '', treatments = [] } = visit as StoredVisit;
  const upgraded = intervention ? [treatmentOfIntervention(intervention, id, date)] : [];
  return { ...visit, treatments: [...treatments, ...upgraded] };
}

export function upgradeReport(report: Item): Item {
  const { pk, sk } = report;
  return { ...withTreatments(report), pk, sk };
}

export const upgradeSeries = (series: Item): Item => ({
  ...series,
  visits: ((series.visits ?? []) as StoredVisit[]).map(withTreatments),
});
