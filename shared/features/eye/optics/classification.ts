import type { Age } from '../../../core/age.ts';
import type { PartRead, Source } from '../progression/sources.ts';

/** Diagnostic thresholds of the spherical equivalent in D (Flitcroft et al. 2019, IMI). */
export const definitions = {
  myopia: { atMost: -0.5, source: 'flitcroft2019', from: 'quoted' },
  highMyopia: { atMost: -6, source: 'flitcroft2019', from: 'quoted' },
  premyopia: { above: -0.5, atMost: 0.75, source: 'flitcroft2019', from: 'quoted' },
} as const satisfies Record<string, { above?: number; atMost: number; source: Source; from: PartRead }>;

/**
 * Threshold in D below which the hyperopic reserve is low, by age (Dong et al., who quote the Chinese
 * guideline). Other ages have no threshold.
 */
export const lowReserve = {
  belowAt: [
    { fromYears: 6, toYears: 8, below: 1 },
    { fromYears: 10, toYears: 10, below: 0.5 },
  ],
  source: 'dong2025',
  from: 'quoted',
} as const satisfies { belowAt: object[]; source: Source; from: PartRead };

/** Risk factors for myopia. Clinicians record them; the program never infers them. */
export const riskFactors = ['parentalMyopia', 'nearWork', 'littleTimeOutdoors'] as const;
export type RiskFactor = (typeof riskFactors)[number];

/** `notJudged`: the eye may be premyopic, but nothing about risk factors was recorded. */
export type RefractiveClass = 'highMyopia' | 'myopia' | 'premyopia' | 'notJudged' | 'none';

/**
 * Refractive class of a spherical equivalent. For premyopia, a risk factor must have been recorded.
 * @param recorded null if nobody recorded whether there are risk factors
 */
export function classify(equivalent: number, recorded: readonly RiskFactor[] | null): RefractiveClass {
  if (equivalent <= definitions.highMyopia.atMost) return 'highMyopia';
  if (equivalent <= definitions.myopia.atMost) return 'myopia';
  if (equivalent > definitions.premyopia.atMost) return 'none';
  if (recorded === null) return 'notJudged';
  return recorded.length > 0 ? 'premyopia' : 'none';
}

/** In D. Null if no threshold is published for that age. */
export const lowReserveAt = ({ years }: Age): number | null =>
  lowReserve.belowAt.find(({ fromYears, toYears }) => years >= fromYears && years <= toYears)?.below ?? null;

/** Whether a non-myopic eye has a low hyperopic reserve for its age; null if no threshold is published. */
export function hasLowReserve(equivalent: number, age: Age): boolean | null {
  const below = lowReserveAt(age);
  return below === null ? null : equivalent > definitions.myopia.atMost && equivalent < below;
}
