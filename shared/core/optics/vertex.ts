/** Power of a lens: sphere and cylinder in D, axis in whole degrees, null without a cylinder. */
interface Power {
  sph: number;
  cyl: number;
  axis: number | null;
}

/** If a meridian has this power or more, in D, the vertex distance matters. */
const vertexMatters = 5;

/**
 * The effective power at the cornea for one meridian: Fc = F / (1 − dF).
 * @param power in D, at the spectacle plane
 * @param vertex distance from lens to cornea in mm; a negative one converts from the cornea to the spectacles
 * @returns D at the cornea; null if the focus would be at or in front of the cornea
 */
export function atCornea(power: number, vertex: number): number | null {
  const vergence = 1 - (vertex / 1000) * power;
  return vergence > 0 ? power / vergence : null;
}

/** A spectacle power converted to the cornea, per principal meridian; the axis is unchanged. */
export function compensateVertex(power: Power, vertex: number): Power | null {
  const [along, across] = meridiansOf(power).map(meridian => atCornea(meridian, vertex));
  if (along == null || across == null) return null;
  return { sph: along, cyl: across - along, axis: power.axis };
}

export const needsVertex = (power: Power): boolean => strongestMeridian(power) >= vertexMatters;

/** In D. */
export const meridiansOf = ({ sph, cyl }: Power): [along: number, across: number] => [sph, sph + cyl];

/** The absolute power of the stronger principal meridian, in D. */
export const strongestMeridian = (power: Power): number => Math.max(...meridiansOf(power).map(Math.abs));
