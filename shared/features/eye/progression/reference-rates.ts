import type { Source } from './sources.ts';

/** Mean change of spherical equivalent without myopia control at some ages, in D a year. */
interface RateAtAges {
  /** Age range in years, end exclusive; null if the source gives none. */
  ages: [from: number, before: number] | null;
  perYear: number;
  /** 95 % confidence interval from faster to slower; null for an unpublished bound. */
  interval?: [fast: number | null, slow: number | null];
}

/** A published mean progression for comparison. */
export interface ReferenceRate {
  source: Source;
  rates: readonly RateAtAges[];
}

/**
 * Progression without myopia control. The clinician chooses the reference on
 * the report; it is never inferred from the child.
 */
export const referenceRates = {
  donovanEuropean: {
    source: 'donovan2012',
    rates: [{ ages: null, perYear: -0.55, interval: [-0.72, -0.39] }],
  },
  donovanAsian: { source: 'donovan2012', rates: [{ ages: null, perYear: -0.82, interval: [null, -0.71] }] },
  scormSingapore: {
    source: 'saw2005',
    rates: [
      { ages: [7, 8], perYear: -0.8 },
      { ages: [8, 9], perYear: -0.66 },
      { ages: [9, 10], perYear: -0.57 },
    ],
  },
  cometUsa: { source: 'gwiazda2003', rates: [{ ages: [6, 12], perYear: -0.49 }] },
  fanHongKong: { source: 'fan2004', rates: [{ ages: null, perYear: -0.63 }] },
  dreamNetherlands: {
    source: 'polling',
    rates: [
      { ages: [0, 11], perYear: -0.5 },
      { ages: [13, 16], perYear: -0.19 },
      { ages: [16, 19], perYear: -0.09 },
      { ages: [19, 22], perYear: -0.08 },
    ],
  },
} as const satisfies Record<string, ReferenceRate>;

export type ReferenceId = keyof typeof referenceRates;
export const referenceIds = Object.keys(referenceRates) as [ReferenceId, ...ReferenceId[]];

/** How progression slows with age and differs between populations, in percent with 95 % intervals. */
export const progressionModifiers = {
  source: 'metaAnalysis2023',
  slowingPerYearOfAge: { percent: 9.7, interval: [5.4, 13.9] },
  asian: { percent: 42.2, interval: [18.3, 70] },
} as const satisfies { source: Source } & Record<string, unknown>;

/** Mean change in D per year at an age; null if not published. */
export function referenceRateAt(id: ReferenceId, years: number): number | null {
  const { rates }: ReferenceRate = referenceRates[id];
  return rates.find(({ ages }) => ages === null || (years >= ages[0] && years < ages[1]))?.perYear ?? null;
}

/** A point of a curve: age in years, spherical equivalent in D. */
export interface CurvePoint {
  years: number;
  value: number;
}

/**
 * The reference curve from a value at one age to another age. It bends where the published rate
 * changes and ends where the source ends; empty if the source does not cover the start.
 */
export function referenceCurve(id: ReferenceId, from: CurvePoint, toYears: number): CurvePoint[] {
  const { rates }: ReferenceRate = referenceRates[id];
  const curve: CurvePoint[] = [];
  let at = from;
  for (;;) {
    const now = rates.find(({ ages }) => ages === null || (at.years >= ages[0] && at.years < ages[1]));
    if (!now || at.years >= toYears) return curve;
    const years = Math.min(toYears, now.ages?.[1] ?? toYears);
    const next = { years, value: at.value + now.perYear * (years - at.years) };
    if (curve.length === 0) curve.push(at);
    curve.push(next);
    at = next;
  }
}
