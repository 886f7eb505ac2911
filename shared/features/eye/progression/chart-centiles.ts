import { axialAges, drawnCentiles, lengthAt } from '../optics/axial-centile.ts';
import type { AxialReference } from './axial-course.ts';

/** A centile of axial length over the years. */
export interface CentileCurve {
  centile: number;
  points: { place: number; value: number }[];
}

/** Between points of a curve, in years; between ages of the table a centile is not quite straight. */
const step = 0.25;

/**
 * Centile curves over a stretch of the axis, within the ages of the table.
 * @param shift place on the axis of age 0
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
