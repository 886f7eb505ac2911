import { eyes } from '../../../core/optics/eyes.ts';
import type { EyeReport } from '../eye-reports/schema.ts';
import { isReshaped } from './orthokeratology.ts';
import { orthokeratologyOf, type SeriesVisit } from './series.ts';

/**
 * Whether a visit has a refraction or keratometry that was measured while lenses shaped the cornea and so
 * does not describe the eye itself.
 * @param visits finished visits up to the visit, and the visit itself
 */
export function isMeasuredReshaped(
  { date, refractions, cornea }: Pick<EyeReport, 'date' | 'refractions' | 'cornea'>,
  visits: readonly SeriesVisit[],
): boolean {
  if (!isReshaped(date, orthokeratologyOf(visits))) return false;
  const hasPower = [refractions.cycloplegic, refractions.dry].some(found =>
    eyes.some(eye => (found?.[eye].sph ?? found?.[eye].cyl ?? null) !== null),
  );
  const hasCurvature = eyes.some(eye => (cornea?.[eye].k1 ?? cornea?.[eye].k2 ?? null) !== null);
  return hasPower || hasCurvature;
}
