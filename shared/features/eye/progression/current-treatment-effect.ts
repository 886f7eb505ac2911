import { type InterventionPeriod, interventionsOf, type SeriesVisit } from './series.ts';
import { type TreatmentEffect, treatmentEffects } from './treatment-effects.ts';

/** The treatment on a day with its published effect; null without a treatment or a published effect. */
export function currentTreatmentEffect(
  visits: readonly SeriesVisit[],
  date: string,
): { kind: InterventionPeriod['kind']; effect: TreatmentEffect } | null {
  const present = interventionsOf(visits).findLast(({ to }) => to === null || to > date);
  const effects: Partial<Record<string, TreatmentEffect>> = treatmentEffects;
  const effect = present && effects[present.kind];
  return present && effect ? { kind: present.kind, effect } : null;
}
