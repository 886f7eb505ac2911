import type { Intervention } from '../../../shared/features/eye/treatments/intervention.ts';
import type { VisitTreatment } from '../../../shared/features/eye/treatments/treatment.ts';
import { treatmentOfIntervention } from '../../../shared/features/eye/treatments/treatment-of-intervention.ts';
import type { Item } from '../../platform/storage/write.ts';

/**
 * A visit in format 1, with a single `intervention`. It may already have `treatments`, if a product version
 * that reads format 2 wrote it.
 */
interface StoredVisit {
  id?: string;
  date?: string;
  intervention?: Intervention | null;
  treatments?: VisitTreatment[];
}

/**
 * Turns a visit's single treatment into a list. The treatment's id is the visit's id, so that it never
 * changes.
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
