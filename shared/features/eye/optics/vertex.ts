import { principalMeridians, type SpheroCylinder } from './sphero-cylinder.ts';

/** From this meridian power in D on, the vertex distance matters. */
const vertexMatters = 5;

/**
 * The effective power at the cornea for one meridian: Fc = F / (1 − dF).
 * @param power in D, at the spectacle plane
 * @param vertex distance of lens and cornea in mm; a negative one leads from the cornea to the spectacles
 * @returns D at the cornea; null if the focus would be at or in front of the cornea
 */
export function atCornea(power: number, vertex: number): number | null {
  const vergence = 1 - (vertex / 1000) * power;
  return vergence > 0 ? power / vergence : null;
}

/** A spectacle power converted to the cornea, per principal meridian; the axis is unchanged. */
export function compensateVertex(power: SpheroCylinder, vertex: number): SpheroCylinder | null {
  const [along, across] = principalMeridians(power).map(meridian => atCornea(meridian, vertex));
  if (along == null || across == null) return null;
  return { sph: along, cyl: across - along, axis: power.axis };
}

/** Whether the vertex distance is needed: a principal meridian has 5 D or more. */
export function needsVertex(power: SpheroCylinder): boolean {
  return principalMeridians(power).some(meridian => Math.abs(meridian) >= vertexMatters);
}
