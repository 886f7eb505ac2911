import { ageOn } from '../../../core/age.ts';
import type { Eye } from '../../../core/optics/eyes.ts';
import { classify, hasLowReserve, type RefractiveClass, type RiskFactor } from '../optics/classification.ts';
import { lastEquivalent, type MeasuredEquivalent } from './last-equivalent.ts';
import type { SeriesVisit } from './series.ts';

/** The class of an eye's refraction by published definitions. The class is not a diagnosis. */
export interface EyeClassification {
  equivalent: MeasuredEquivalent;
  name: RefractiveClass;
  /**
   * Whether the hyperopic reserve is low; shown to staff only. Null at ages without a published threshold.
   */
  hasLowReserve: boolean | null;
}

/**
 * Classifies an eye by its last refraction that was measured while no lens shaped the cornea; null if there
 * is none.
 * @param recorded risk factors recorded at the visit; null if nobody recorded whether there are any
 */
export function classifyEye(
  visits: readonly SeriesVisit[],
  eye: Eye,
  birthDate: string | null,
  recorded: readonly RiskFactor[] | null,
): EyeClassification | null {
  const equivalent = lastEquivalent(visits, eye);
  if (!equivalent) return null;
  const age = birthDate === null ? null : ageOn(birthDate, equivalent.date);
  return {
    equivalent,
    name: classify(equivalent.value, recorded),
    hasLowReserve: age && hasLowReserve(equivalent.value, age),
  };
}
