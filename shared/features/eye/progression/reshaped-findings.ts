import type { EyeReport } from '../eye-reports/schema.ts';
import { isReshaped } from './orthokeratology.ts';
import { orthokeratologyOf, type SeriesVisit } from './series.ts';

const eyes = ['right', 'left'] as const;

/**
 * Whether a visit measured a refraction or a keratometry while lenses shaped the cornea, so that it says nothing
 * about the eye behind it.
 * @param visits finished ones up to the visit, and itself
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
