import { type InterventionPeriod, interventionsOf, type SeriesVisit } from './series.ts';
import { type TreatmentEffect, treatmentEffects } from './treatment-effects.ts';

/** The treatment of a day with what was measured of it; null where there is none, or nothing was measured. */
export function currentTreatmentEffect(
  visits: readonly SeriesVisit[],
  date: string,
): { kind: InterventionPeriod['kind']; effect: TreatmentEffect } | null {
  const present = interventionsOf(visits).findLast(({ to }) => to === null || to > date);
  const effects: Partial<Record<string, TreatmentEffect>> = treatmentEffects;
  const effect = present && effects[present.kind];
  return present && effect ? { kind: present.kind, effect } : null;
}
