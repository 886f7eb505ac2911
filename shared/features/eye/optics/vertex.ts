import { principalMeridians, type SpheroCylinder } from './sphero-cylinder.ts';

/** From this power of a meridian on, in D, the vertex distance makes a difference worth asking for. */
const vertexMatters = 5;

/**
 * The power that has the same effect on the cornea: Fc = F / (1 − dF), for one meridian.
 * @param power in D, at the spectacle plane
 * @param vertex distance of lens and cornea in mm
 * @returns D at the cornea; null where the light would come to its focus at or before the cornea
 */
export function atCornea(power: number, vertex: number): number | null {
  const vergence = 1 - (vertex / 1000) * power;
  return vergence > 0 ? power / vergence : null;
}

/** The way back: the spectacle power that has the effect of this one at the cornea. */
export function atSpectacles(power: number, vertex: number): number | null {
  return atCornea(power, -vertex);
}

/** A spectacle power as it is at the cornea, each principal meridian by itself; the axis stays. */
export function compensateVertex(power: SpheroCylinder, vertex: number): SpheroCylinder | null {
  const [along, across] = principalMeridians(power).map(meridian => atCornea(meridian, vertex));
  if (along == null || across == null) return null;
  return { sph: along, cyl: across - along, axis: power.axis };
}

/** Whether the vertex distance is to be asked for: a principal meridian has 5 D or more. */
export function needsVertex(power: SpheroCylinder): boolean {
  return principalMeridians(power).some(meridian => Math.abs(meridian) >= vertexMatters);
}
