import { compensateVertex, meridiansOf, strongestMeridian } from './vertex.ts';

type Power = Parameters<typeof compensateVertex>[0];

/** If a meridian has this power or more, in D, spectacles and a lens on the cornea need different powers. */
const conversionMatters = 3;
/** Step of contact lens powers, in D. */
const step = 0.25;
/** Distance in D from the middle between two steps, within which both steps are offered. */
const halfway = 0.02;
const tolerance = 1e-9;

export interface ConvertedPower {
  /** The computed power before rounding. */
  exact: Power;
  /** Powers that can be ordered, nearest first: several if a meridian is about halfway between two steps. */
  offers: [Power, ...Power[]];
}

export const needsConversion = (power: Power): boolean => strongestMeridian(power) >= conversionMatters;

/**
 * Converts a spectacle power to a lens on the cornea: each principal meridian is converted and rounded to
 * 0.25 D, and the cylinder is their difference. Below 3 D the power is unchanged.
 * @param vertex in mm; a negative one converts from the cornea to the spectacles
 * @returns null if the focus of a meridian would be at or in front of the cornea
 */
export function convertPower(power: Power, vertex: number): ConvertedPower | null {
  if (!needsConversion(power)) return { exact: power, offers: [power] };
  const exact = compensateVertex(power, vertex);
  if (!exact) return null;
  const [along, across] = meridiansOf(exact);
  const rounded = stepsNear(along).flatMap(one =>
    (power.cyl === 0 ? [one] : stepsNear(across)).map(other => ({
      offer: { sph: one, cyl: other - one, axis: other === one ? null : power.axis },
      distance: Math.abs(one - along) + Math.abs(other - across),
    })),
  );
  const [first, ...others] = rounded
    .filter(({ offer }) => offer.cyl * power.cyl >= 0)
    .sort((one, other) => one.distance - other.distance)
    .map(({ offer }) => offer);
  return first ? { exact, offers: [first, ...others] } : null;
}

/**
 * The nearest step, plus the second nearest if the meridian is about halfway. If both are equally near, the
 * weaker comes first.
 */
function stepsNear(meridian: number): number[] {
  const below = Math.floor(meridian / step) * step;
  const above = below + step;
  const offCentre = meridian - (below + step / 2);
  const isBelow = Math.abs(offCentre) < tolerance ? below > 0 : offCentre < 0;
  const [nearest, other] = isBelow ? [below, above] : [above, below];
  return (Math.abs(offCentre) <= halfway + tolerance ? [nearest, other] : [nearest]).map(value => value + 0);
}
