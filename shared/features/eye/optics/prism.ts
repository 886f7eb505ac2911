import type { Eye } from '../../../core/optics/eyes.ts';

export const prismBases = ['up', 'down', 'in', 'out'] as const;
export type PrismBase = (typeof prismBases)[number];

/** One prism of an eye: power in Δ, and the direction of its base. */
export interface Prism {
  power: number;
  base: PrismBase;
}

/**
 * The result of several prisms combined: power in Δ, direction of the base in degrees, 0 ≤ d < 360 (TABO).
 */
export interface ResultantPrism {
  power: number;
  direction: number;
}

export function isVertical(base: PrismBase): boolean {
  return base === 'up' || base === 'down';
}

/**
 * Combines several prisms into one with the power √(H² + V²). In TABO notation, seen from in front of the
 * wearer, base up is 90°; base out is 180° for the right eye and 0° for the left.
 * @returns null if the prisms cancel each other out
 */
export function resultantPrism(prisms: readonly Prism[], eye: Eye): ResultantPrism | null {
  const outwards = eye === 'right' ? -1 : 1;
  let across = 0;
  let up = 0;
  for (const { power, base } of prisms) {
    if (isVertical(base)) up += base === 'up' ? power : -power;
    else across += base === 'out' ? outwards * power : -outwards * power;
  }
  const power = Math.hypot(across, up);
  if (power === 0) return null;
  const degrees = (Math.atan2(up, across) * 180) / Math.PI;
  return { power, direction: (degrees + 360) % 360 };
}
