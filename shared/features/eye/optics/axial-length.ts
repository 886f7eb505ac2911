import type { Source } from '../progression/sources.ts';
import { definitions } from './classification.ts';

/** Smallest change that optical biometry can measure, in mm (Yii 2023). */
export const noiseFloor = { mm: 0.04, source: 'yii2023' } as const satisfies { mm: number; source: Source };
/** Growth above this many mm a year is rapid (Cho 2017). */
export const rapidGrowth = { mmPerYear: 0.36, source: 'cho2017' } as const satisfies {
  mmPerYear: number;
  source: Source;
};

/** Whether a change of axial length in mm is larger than measurement noise. */
export function isMeasurable(change: number): boolean {
  return hundredths(Math.abs(change)) >= hundredths(noiseFloor.mm);
}

/** Rounds a difference of two readings to hundredths, to remove floating-point error. */
const hundredths = (mm: number) => Number((mm * 100).toFixed(6));

/** Axial growth in mm a year of Chinese children by age in years (Naduvilath et al. 2023). */
export const axialGrowth = {
  source: 'naduvilath2023',
  myope: [
    { years: 6, mmPerYear: 0.58 },
    { years: 10.5, mmPerYear: 0.34 },
    { years: 15, mmPerYear: 0.13 },
  ],
  emmetrope: [
    { years: 6, mmPerYear: 0.45 },
    { years: 15, mmPerYear: 0.06 },
  ],
  hyperope: [
    { years: 6, mmPerYear: 0.27 },
    { years: 15, mmPerYear: 0.05 },
  ],
} as const satisfies { source: Source } & Record<string, unknown>;
export type GrowthGroup = 'myope' | 'emmetrope' | 'hyperope';

/** Mean growth at an age, interpolated linearly between published ages; null outside of them. */
export function meanGrowth(group: GrowthGroup, years: number): number | null {
  return interpolateLinear(
    axialGrowth[group].map(({ years: at, mmPerYear }) => [at, mmPerYear]),
    years,
  );
}

/** Ages at which growth may be called rapid, in years, end exclusive (Cho 2017: myopes of 6–12 years). */
const rapidAges = { from: 6, before: 13 };

/**
 * Whether the growth of a myopic eye is rapid. Never where the mean of its age is above that limit: there
 * it is above or below the mean, and no more.
 * @param equivalent spherical equivalent in D
 */
export function isRapidGrowth(
  mmPerYear: number,
  { years, equivalent }: { years: number; equivalent: number },
): boolean {
  if (equivalent > definitions.myopia.atMost || years < rapidAges.from || years >= rapidAges.before)
    return false;
  const mean = meanGrowth('myope', years);
  return mean !== null && mean <= rapidGrowth.mmPerYear && mmPerYear > rapidGrowth.mmPerYear;
}

/** Axial length of European children in mm, mean and standard deviation by age (Tideman et al. 2018). */
export const axialLengths = {
  source: 'tideman2018',
  byAge: [
    { years: 6, mean: 22.36, deviation: 0.75 },
    { years: 9, mean: 23.1, deviation: 0.84 },
    { years: 15, mean: 23.41, deviation: 0.86 },
  ],
  /** Percent myopic at 9 among children who gained more than this many centiles from 6 to 9, and among others. */
  centilesGained: { moreThan: 10, fromYears: 6, toYears: 9, myopicPercent: 45.8, othersPercent: 4.8 },
} as const satisfies { source: Source } & Record<string, unknown>;

/** Percent of European children of that age with a shorter eye; null outside of the published ages. */
export function axialCentile(mm: number, years: number): number | null {
  const mean = interpolateLinear(
    axialLengths.byAge.map(row => [row.years, row.mean]),
    years,
  );
  const deviation = interpolateLinear(
    axialLengths.byAge.map(row => [row.years, row.deviation]),
    years,
  );
  return mean === null || deviation === null ? null : 100 * normalCdf((mm - mean) / deviation);
}

/** Standard normal CDF to seven digits (Abramowitz and Stegun 7.1.26 on erf). */
function normalCdf(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (series * Math.exp(-x * x)) / 2;
  return z < 0 ? tail : 1 - tail;
}

/** Linear interpolation between points sorted by x; null outside of them. */
function interpolateLinear(points: readonly (readonly [x: number, y: number])[], x: number): number | null {
  const after = points.findIndex(([at]) => at >= x);
  const right = points[after];
  if (!right) return null;
  if (right[0] === x) return right[1];
  const left = points[after - 1];
  return left ? left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0]) : null;
}
