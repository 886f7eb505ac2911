import type { Intervention } from '../../../shared/features/eye/treatments/intervention.ts';
import type { VisitTreatment } from '../../../shared/features/eye/treatments/treatment.ts';
import { treatmentOfIntervention } from '../../../shared/features/eye/treatments/treatment-of-intervention.ts';
import type { Item } from '../../platform/storage/write.ts';

/** A visit as stored in format 1, which may also have been written by a version that reads format 2. */
interface StoredVisit {
  id?: string;
  date?: string;
  intervention?: Intervention | null;
  treatments?: VisitTreatment[];
}

/** The one treatment of a visit becomes one among several. Its id is the visit's, so it is always the same. */
function withTreatments<Visit extends object>(stored: Visit) {
  const { intervention, ...visit }: Visit & StoredVisit = stored;
  const { id = '', date = '', treatments = [] } = visit as StoredVisit;
  const told = intervention ? [treatmentOfIntervention(intervention, id, date)] : [];
  return { ...visit, treatments: [...treatments, ...told] };
}

export function upgradeReport(report: Item): Item {
  const { pk, sk } = report;
  return { ...withTreatments(report), pk, sk };
}

export const upgradeSeries = (series: Item): Item => ({
  ...series,
  visits: ((series.visits ?? []) as StoredVisit[]).map(withTreatments),
});
