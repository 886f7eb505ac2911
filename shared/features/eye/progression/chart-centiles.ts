import { axialAges, drawnCentiles, lengthAt } from '../optics/axial-centile.ts';
import type { AxialReference } from './axial-course.ts';

export interface CentileCurve {
  centile: number;
  points: { place: number; value: number }[];
}

/**
 * Distance between the points of a centile curve, in years. It is small because these curves are not straight
 * lines.
 */
const step = 0.25;

/**
 * Centile curves for the visible part of the axis, at ages that the population's table covers.
 * @param shift position of age 0 on the axis
 */
export function centileCurves(
  { population, sex }: AxialReference,
  [from, to]: [from: number, to: number],
  shift: number,
): CentileCurve[] {
  const [youngest, oldest] = axialAges[population];
  const [start, end] = [Math.max(youngest, from - shift), Math.min(oldest, to - shift)];
  if (end <= start) return [];
  const inner = Array.from({ length: Math.ceil((end - start) / step) }, (_, index) => start + index * step);
  return drawnCentiles[population].map(centile => ({
    centile,
    points: [...inner, end].flatMap(years => {
      const value = lengthAt(population, sex, years, centile);
      return value === null ? [] : [{ place: years + shift, value }];
    }),
  }));
}
