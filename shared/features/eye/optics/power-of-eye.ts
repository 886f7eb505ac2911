import { convertPower } from '../../../core/optics/convert-power.ts';
import { eyeLimits } from '../eye-reports/field-limits.ts';
import type { powerOf } from './sphero-cylinder.ts';

type Power = NonNullable<ReturnType<typeof powerOf>>;

const isSame = (one: Power, other: Power): boolean =>
  one.sph === other.sph && one.cyl === other.cyl && (one.cyl === 0 || one.axis === other.axis);

/**
 * Whether the power of a lens is that of a refraction, either unchanged or converted to the cornea with a
 * usual vertex distance.
 */
export function isPowerOfEye(lens: Power, found: Power): boolean {
  if (isSame(lens, found)) return true;
  const { min, max, step } = eyeLimits.vertex;
  for (let vertex = min; vertex <= max; vertex += step)
    if (convertPower(found, vertex)?.offers.some(offer => isSame(lens, offer))) return true;
  return false;
}
