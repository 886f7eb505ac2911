import { needsConversion } from '../../../core/optics/convert-power.ts';
import { isContactLens } from '../optics/plane.ts';
import { powerOf, type RecordedPower, type SpheroCylinder, transpose } from '../optics/sphero-cylinder.ts';
import type { SeriesVisit } from './series.ts';

type PrescribedVisit = Pick<SeriesVisit, 'status' | 'lensKind' | 'plane' | 'powers'>;

const eyes = ['right', 'left'] as const;
const methods = ['cycloplegic', 'dry', 'current'] as const;

/**
 * Whether a finished contact lens may have been ordered with the power of the glasses: it is not said to be at the
 * cornea, and of 3 D or more it equals a refraction of the same visit.
 */
export function isLensToCheck({ status, lensKind, plane, powers }: PrescribedVisit): boolean {
  if (status === 'draft' || lensKind === null || !isContactLens(lensKind) || plane === 'cornea') return false;
  return eyes.some(eye => {
    const lens = wholeOf(powers.prescription?.[eye]);
    if (!lens || !needsConversion(lens)) return false;
    return plane === 'spectacle' || methods.some(method => isSame(lens, wholeOf(powers[method]?.[eye])));
  });
}

const wholeOf = (power: RecordedPower | undefined): SpheroCylinder | null => (power ? powerOf(power) : null);

/** Whether two powers are the same lens, with either sign of the cylinder. */
function isSame(one: SpheroCylinder, other: SpheroCylinder | null): boolean {
  const written = ({ sph, cyl, axis }: SpheroCylinder) => `${sph} ${cyl} ${axis}`;
  return other !== null && [other, transpose(other)].some(form => written(form) === written(one));
}
