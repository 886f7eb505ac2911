import type { PartRead, Source } from '../progression/sources.ts';
import { definitions } from './classification.ts';
import { type CurvePoints, interpolateLinear } from './interpolate-linear.ts';

/**
 * Smallest change of axial length that optical biometry can measure (Yii et al. 2023). A smaller change
 * counts as no change.
 */
export const lengthNoise = { mm: 0.04, source: 'yii2023', from: 'abstract' } as const satisfies {
  mm: number;
  source: Source;
  from: PartRead;
};
/** Axial growth in mm per year above which growth is rapid (Cho and Cheung 2017). */
export const rapidGrowth = { mmPerYear: 0.36, source: 'cho2017', from: 'abstract' } as const satisfies {
  mmPerYear: number;
  source: Source;
  from: PartRead;
};

/** Whether a change of axial length in mm is larger than measurement noise. */
export function isMeasurable(change: number): boolean {
  return hundredths(Math.abs(change)) >= hundredths(lengthNoise.mm);
}

/** Converts a difference of two axial lengths to hundredths of a mm, without floating-point error. */
const hundredths = (mm: number) => Number((mm * 100).toFixed(6));

/**
 * Axial growth of short-sighted children in China by age, as [age in years, mm per year] (Naduvilath et al.
 * 2023). The published growth of other eyes is not linear, so they are not compared until the coefficients
 * are known.
 */
export const axialGrowth = {
  source: 'naduvilath2023',
  from: 'abstract',
  points: [
    [6, 0.58],
    [10.5, 0.34],
    [15, 0.13],
  ],
} as const satisfies { source: Source; from: PartRead; points: CurvePoints };
/** First and last age in years with published growth, both inclusive. */
export const growthAges = [6, 15] as const;

/** Whether a spherical equivalent in D belongs to a short-sighted eye. */
export const isMyopic = (equivalent: number): boolean => equivalent <= definitions.myopia.atMost;

/**
 * Mean axial growth of short-sighted eyes at an age, linear between published ages; null outside these ages.
 */
export function meanGrowth(years: number): number | null {
  return interpolateLinear(axialGrowth.points, years);
}

/**
 * Ages in years at which growth can be rapid; `before` is not included (Cho and Cheung 2017: myopes of 6–12
 * years).
 */
const rapidAges = { from: 6, before: 13 };

/**
 * Whether the growth of a myopic eye is rapid, that is, above `rapidGrowth`. False at ages at which the mean
 * growth is above this limit too, because average growth would count as rapid there.
 * @param equivalent spherical equivalent in D
 */
export function isRapidGrowth(
  mmPerYear: number,
  { years, equivalent }: { years: number; equivalent: number },
): boolean {
  if (!isMyopic(equivalent) || years < rapidAges.from || years >= rapidAges.before) return false;
  const mean = meanGrowth(years);
  return mean !== null && mean <= rapidGrowth.mmPerYear && mmPerYear > rapidGrowth.mmPerYear;
}
