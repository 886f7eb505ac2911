import { exceedsNoise } from '../progression/comparison-limits.ts';
import type { Source } from '../progression/sources.ts';
import type { AxialPopulation } from './axial-populations.ts';
import {
  type CentileCurves,
  chinaTable,
  europeTable,
  type NormalRow,
  type Sex,
  wuhanTable,
} from './axial-tables.ts';
import { interpolateLinear } from './interpolate-linear.ts';

const tables = { wuhan: wuhanTable, china: chinaTable, europe: europeTable } as const;

export const axialSource = (population: AxialPopulation): Source => tables[population].source;

/**
 * Position of an axial length among children of the same age: a centile, or a range (`band`) if no centiles
 * are published.
 */
export type AxialPlace =
  | { centile: number; band: null }
  | {
      centile: null;
      band:
        | ('belowMedian' | 'medianTo75' | 'above75' | 'belowMiddle' | 'withinMiddle' | 'aboveMiddle')
        /**
         * Positions of lengths that are too near to a published centile for a measurement to tell them apart.
         */
        | ('nearMedian' | 'near75' | 'near25');
    };

/** Ages in years that a population's table covers, both inclusive. */
export const axialAges = {
  wuhan: [6, 15],
  china: [4, 18],
  europe: [6, 15],
} as const satisfies Record<AxialPopulation, readonly [from: number, to: number]>;

/**
 * Percentage of children in Wuhan of the same age and sex who have a shorter eye; null outside 6 to 15 years.
 */
export function axialCentile(mm: number, years: number, sex: Sex): number | null {
  const normal = normalAt(wuhanTable[sex], years);
  return normal && 100 * normalCdf((mm / normal.median - 1) / normal.spread);
}

/**
 * The position of an axial length in a population; null at ages that the table does not cover.
 * @param mm axial length
 * @param years exact age
 */
export function axialPlace(
  population: AxialPopulation,
  sex: Sex,
  mm: number,
  years: number,
): AxialPlace | null {
  if (population === 'wuhan') {
    const centile = axialCentile(mm, years, sex);
    return centile === null ? null : { centile, band: null };
  }
  const [low, high] = [lengthAt(population, sex, years, 25), lengthAt(population, sex, years, 75)];
  const median = lengthAt(population, sex, years, 50);
  if (median === null || high === null) return null;
  const isNear = (limit: number) => !exceedsNoise('mm', mm - limit);
  if (isNear(high)) return { centile: null, band: 'near75' };
  if (population === 'china') {
    if (isNear(median)) return { centile: null, band: 'nearMedian' };
    const band = mm < median ? 'belowMedian' : mm <= high ? 'medianTo75' : 'above75';
    return { centile: null, band };
  }
  if (low !== null && isNear(low)) return { centile: null, band: 'near25' };
  const band = mm < (low ?? median) ? 'belowMiddle' : mm <= high ? 'withinMiddle' : 'aboveMiddle';
  return { centile: null, band };
}

/** Centile curves that charts show for each population. */
export const drawnCentiles: Record<AxialPopulation, readonly number[]> = {
  wuhan: [5, 25, 50, 75, 95],
  china: [50, 75],
  europe: [25, 50, 75],
};

/** Standard normal deviates (z-scores) of the centiles that charts show. */
const deviates: Record<number, number> = { 5: -1.644854, 25: -0.67449, 50: 0, 75: 0.67449, 95: 1.644854 };

/**
 * Axial length in mm at a centile that charts show for a population; null for other centiles and other ages.
 */
export function lengthAt(
  population: AxialPopulation,
  sex: Sex,
  years: number,
  centile: number,
): number | null {
  if (population === 'wuhan') {
    const normal = normalAt(wuhanTable[sex], years);
    const deviate = deviates[centile];
    return normal && deviate !== undefined ? normal.median * (1 + deviate * normal.spread) : null;
  }
  const curves: CentileCurves = tables[population][sex];
  const curve = curves.find(one => one.centile === centile);
  return curve ? interpolateLinear(curve.points, years) : null;
}

/** Median and spread at an age, interpolated linearly between the ages of the table. */
function normalAt(rows: readonly NormalRow[], years: number): Omit<NormalRow, 'years'> | null {
  const median = interpolateLinear(
    rows.map(row => [row.years, row.median]),
    years,
  );
  const spread = interpolateLinear(
    rows.map(row => [row.years, row.spread]),
    years,
  );
  return median === null || spread === null ? null : { median, spread };
}

/** Standard normal CDF to seven digits (by formula 7.1.26 for erf in Abramowitz and Stegun). */
function normalCdf(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (series * Math.exp(-x * x)) / 2;
  return z < 0 ? tail : 1 - tail;
}
