import type { Intervention } from './intervention.ts';
import type { VisitTreatment } from './treatment.ts';

/**
 * Converts the `intervention` of a visit to an entry of the visit's treatments. @param visitDate `YYYY-MM-DD`
 */
export function treatmentOfIntervention(
  { kind, product, from, to }: Intervention,
  id: string,
  visitDate: string,
): VisitTreatment {
  const decision = to !== null ? 'stop' : from < visitDate ? 'continue' : 'start';
  return { id, decision, kind, product, dose: null, wearing: null, from, to, reason: null };
}
