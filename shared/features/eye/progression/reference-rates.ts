import type { Source } from './sources.ts';
import type { PowerMethod } from './trend.ts';

/** Mean change of spherical equivalent without myopia control, in D per year. */
interface RateAtAges {
  /** Age at the start in years, end exclusive. */
  ages: [from: number, before: number];
  perYear: number;
  /** 95 % confidence interval from faster to slower. */
  interval?: [fast: number, slow: number];
}

/** A published mean progression, and its study population. */
export interface ReferenceRate {
  source: Source;
  rates: readonly RateAtAges[];
  /** Spherical equivalent at the start in D, bounds inclusive. */
  refraction: { from: number; to: number };
  /** Whether the mean of both eyes or each eye must be in that range. */
  eyes: 'each' | 'mean';
  /** Follow-up of the study, in years. */
  years: 1 | 3;
  /** Whether the powers were measured under cycloplegia. */
  isCycloplegic: boolean;
  /** The age in years that the mean applies to, if the study included other ages. */
  meanAge?: number;
  /** Must be known about the child, but is not compared. */
  needs?: 'firstGlasses';
}

/**
 * Progression without myopia control. The clinician chooses the reference on the report; the program never infers
 * it.
 */
export const referenceRates = {
  donovanEuropean: {
    source: 'donovan2012',
    rates: [{ ages: [8, 11], perYear: -0.55, interval: [-0.72, -0.39] }],
    meanAge: 9,
    refraction: { from: -6, to: -0.5 },
    eyes: 'each',
    years: 1,
    isCycloplegic: true,
  },
  donovanAsian: {
    source: 'donovan2012',
    rates: [{ ages: [8, 11], perYear: -0.82, interval: [-0.93, -0.71] }],
    meanAge: 9,
    refraction: { from: -6, to: -0.5 },
    eyes: 'each',
    years: 1,
    isCycloplegic: true,
  },
  scormSingapore: {
    source: 'saw2005',
    rates: [
      { ages: [7, 8], perYear: -0.8 },
      { ages: [8, 9], perYear: -0.66 },
      { ages: [9, 10], perYear: -0.57 },
    ],
    refraction: { from: Number.NEGATIVE_INFINITY, to: -0.5 },
    eyes: 'each',
    years: 3,
    isCycloplegic: true,
  },
  cometUsa: {
    source: 'gwiazda2003',
    rates: [{ ages: [6, 12], perYear: -0.49 }],
    refraction: { from: -4.5, to: -1.25 },
    eyes: 'mean',
    years: 3,
    isCycloplegic: true,
  },
  fanHongKong: {
    source: 'fan2004',
    rates: [{ ages: [8, 11], perYear: -0.63 }],
    refraction: { from: Number.NEGATIVE_INFINITY, to: -0.5 },
    eyes: 'each',
    years: 1,
    isCycloplegic: true,
  },
  dreamNetherlands: {
    source: 'polling2022',
    rates: [{ ages: [0, 10], perYear: -0.5 }],
    refraction: { from: -3, to: -0.5 },
    eyes: 'each',
    years: 1,
    isCycloplegic: false,
    needs: 'firstGlasses',
  },
} as const satisfies Record<string, ReferenceRate>;

export type ReferenceId = keyof typeof referenceRates;
export const referenceIds = Object.keys(referenceRates) as [ReferenceId, ...ReferenceId[]];

/**
 * Percentage by which progression slows with each year of age (interval 5.4–13.9), from the abstract of a
 * meta-analysis (Invest Ophthalmol Vis Sci 2023;64(8)). It bends the extension of a curve, which shows no figure.
 * It is not printed, because its authors have not been checked.
 */
export const slowingPerYearOfAge = 9.7;

/** Shortest and longest span, in days, that is compared with the mean of a source. */
export function comparableDays(id: ReferenceId): { min: number; max: number } {
  return { min: 180, max: referenceRates[id].years === 1 ? 400 : 1_200 };
}

/** Mean change in D per year for children with a given age at the start; null outside the source's ages. */
export function referenceRateAt(id: ReferenceId, years: number): number | null {
  const { rates }: ReferenceRate = referenceRates[id];
  return rates.find(({ ages: [from, before] }) => years >= from && years < before)?.perYear ?? null;
}

/** Why a child does not match the children of a source. */
export type Mismatch = 'age' | 'refraction' | 'bothEyes' | 'firstGlasses';

/**
 * Why a child did not match the children of a source at the start; null if it did.
 * @param years age at the start
 * @param equivalents spherical equivalents of the eyes at the start, in D
 */
export function mismatchOf(id: ReferenceId, years: number, equivalents: readonly number[]): Mismatch | null {
  const { refraction, eyes, needs }: ReferenceRate = referenceRates[id];
  if (needs) return needs;
  if (referenceRateAt(id, years) === null) return 'age';
  if (eyes === 'mean' && equivalents.length < 2) return 'bothEyes';
  const mean = equivalents.reduce((sum, one) => sum + one, 0) / equivalents.length;
  const tried = eyes === 'mean' ? [mean] : equivalents;
  return tried.every(value => value >= refraction.from && value <= refraction.to) ? null : 'refraction';
}

/** A limitation of a comparison that the reader must know. */
export type ReferenceRemark = 'withoutCycloplegia' | 'meanOfEyes';

/** Differences between how the source measured and how the child was measured. */
export function referenceRemarks(id: ReferenceId, method: PowerMethod): ReferenceRemark[] {
  const { isCycloplegic, eyes }: ReferenceRate = referenceRates[id];
  return [
    ...(isCycloplegic && method === 'dry' ? (['withoutCycloplegia'] as const) : []),
    ...(eyes === 'mean' ? (['meanOfEyes'] as const) : []),
  ];
}

/** A point of a curve: age in years, spherical equivalent in D. */
export interface CurvePoint {
  years: number;
  value: number;
}

/** A mean curve, and its extension beyond the study period. */
export interface ReferenceCurve {
  measured: CurvePoint[];
  /** Slows by 9.7 % per year; shows no figure. Begins where the measured part ends. */
  extended: CurvePoint[];
}

/** Age in years at which every curve ends. */
export const lastCurveAge = 16;
/** Distance between points of an extension, in years. */
const extensionStep = 0.25;

/** The mean curve of a source from a value at one age to another age; null outside the source's ages. */
export function referenceCurve(id: ReferenceId, from: CurvePoint, toYears: number): ReferenceCurve | null {
  const perYear = referenceRateAt(id, from.years);
  const end = Math.min(toYears, lastCurveAge);
  if (perYear === null || end <= from.years) return null;
  const followedTo = Math.min(end, from.years + referenceRates[id].years);
  const last = { years: followedTo, value: from.value + perYear * (followedTo - from.years) };
  const slowing = Math.log(1 - slowingPerYearOfAge / 100);
  const extended = [last];
  for (let years = followedTo; years < end; ) {
    years = Math.min(end, years + extensionStep);
    const change = (perYear * (Math.exp(slowing * (years - followedTo)) - 1)) / slowing;
    extended.push({ years, value: last.value + change });
  }
  return { measured: [from, last], extended: extended.length > 1 ? extended : [] };
}
