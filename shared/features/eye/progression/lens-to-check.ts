import { needsConversion } from '../../../core/optics/convert-power.ts';
import { eyes } from '../../../core/optics/eyes.ts';
import { isContactLens } from '../optics/plane.ts';
import { isSameLens, powerOf, type RecordedPower, type SpheroCylinder } from '../optics/sphero-cylinder.ts';
import type { SeriesVisit } from './series.ts';

type PrescribedVisit = Pick<SeriesVisit, 'status' | 'lensKind' | 'plane' | 'powers'>;

const methods = ['cycloplegic', 'dry', 'current'] as const;

/**
 * Whether the contact lens of a finished visit may have been ordered with the power of glasses. This is so
 * for a lens of 3 D or more if its plane is the spectacle plane, or if its plane is unknown and its power
 * equals a refraction of the visit.
 */
export function isLensToCheck({ status, lensKind, plane, powers }: PrescribedVisit): boolean {
  if (status === 'draft' || lensKind === null || !isContactLens(lensKind) || plane === 'cornea') return false;
  return eyes.some(eye => {
    const lens = wholeOf(powers.prescription?.[eye]);
    if (!lens || !needsConversion(lens)) return false;
    return plane === 'spectacle' || methods.some(method => isSameLens(lens, wholeOf(powers[method]?.[eye])));
  });
}

const wholeOf = (power: RecordedPower | undefined): SpheroCylinder | null => (power ? powerOf(power) : null);
