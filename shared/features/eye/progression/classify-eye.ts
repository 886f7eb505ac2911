import { ageOn } from '../../../core/age.ts';
import type { Eye } from '../../../core/optics/eyes.ts';
import { classify, hasLowReserve, type RefractiveClass, type RiskFactor } from '../optics/classification.ts';
import { lastEquivalent, type MeasuredEquivalent } from './last-equivalent.ts';
import type { SeriesVisit } from './series.ts';

/** The class of an eye's refraction by published definitions. It is not a diagnosis. */
export interface EyeClassification {
  equivalent: MeasuredEquivalent;
  name: RefractiveClass;
  /** Shown to staff only; null at ages without a published threshold. */
  hasLowReserve: boolean | null;
}

/**
 * Classification of an eye by its last refraction; null if there is none that was measured while no lens
 * shaped the cornea.
 * @param recorded risk factors recorded at the visit
 */
export function classifyEye(
  visits: readonly SeriesVisit[],
  eye: Eye,
  birthDate: string | null,
  recorded: readonly RiskFactor[],
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
