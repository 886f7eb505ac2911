import type { Age } from '../../../core/age.ts';
import type { Source } from '../progression/sources.ts';

/** Spherical equivalents in D by which an eye is called what it is (Flitcroft et al. 2019, IMI). */
export const definitions = {
  myopia: { atMost: -0.5, source: 'flitcroft2019' },
  highMyopia: { atMost: -6, source: 'flitcroft2019' },
  premyopia: { above: -0.5, atMost: 0.75, source: 'flitcroft2019' },
} as const satisfies Record<string, { above?: number; atMost: number; source: Source }>;

/** Hyperopic reserve in D below which it is low, by years of age (Dong et al.); other ages have none. */
export const lowReserve = {
  belowAt: [
    { fromYears: 6, toYears: 8, below: 1 },
    { fromYears: 10, toYears: 10, below: 0.5 },
  ],
  source: 'dong',
} as const satisfies { belowAt: object[]; source: Source };

/** What may lead to myopia. They are recorded by people and never inferred. */
export const riskFactors = ['parentalMyopia', 'nearWork', 'littleTimeOutdoors'] as const;
export type RiskFactor = (typeof riskFactors)[number];

export type RefractiveClass = 'highMyopia' | 'myopia' | 'premyopia' | 'none';

/** What an eye of this spherical equivalent is called; premyopia only where a risk factor was recorded. */
export function classify(equivalent: number, recorded: readonly RiskFactor[]): RefractiveClass {
  if (equivalent <= definitions.highMyopia.atMost) return 'highMyopia';
  if (equivalent <= definitions.myopia.atMost) return 'myopia';
  return equivalent <= definitions.premyopia.atMost && recorded.length > 0 ? 'premyopia' : 'none';
}

/**
 * Whether an eye that is not myopic has less hyperopia left than children of its age have. Null at
 * ages for which there is no figure.
 */
export function hasLowReserve(equivalent: number, { years }: Age): boolean | null {
  const figure = lowReserve.belowAt.find(({ fromYears, toYears }) => years >= fromYears && years <= toYears);
  if (!figure) return null;
  return equivalent > definitions.myopia.atMost && equivalent < figure.below;
}
