import type { PartRead, Source } from './sources.ts';
import type { PowerMethod } from './trend.ts';

/** Mean change of the spherical equivalent at some ages without myopia control, in D per year. */
export interface RateAtAges {
  /** Range of ages in years; the upper end is not included. */
  ages: [from: number, before: number];
  perYear: number;
  /** 95 % confidence interval, from the faster to the slower limit. */
  interval?: [fast: number, slow: number];
}

/** A published mean progression, with a description of the study population. */
export interface ReferenceRate {
  source: Source;
  from: PartRead;
  rates: readonly RateAtAges[];
  /** Whether a rate applies to the age at the start or in the middle of the compared period. */
  ageAt: 'start' | 'middle';
  /** Range of the spherical equivalents of the study's children, in D, with both limits included. */
  refraction: { from: number; to: number };
  /** Whether each eye, or the mean of both eyes, must be within the refraction range. */
  eyes: 'each' | 'mean';
  /** In years. */
  years: 1 | 3;
  isCycloplegic: boolean;
  /** Age in years to which the mean applies, if the study included children of other ages too. */
  meanAge?: number;
  /** A fact about the child that a person must know, because the program cannot check it. */
  needs?: 'firstGlasses';
}

/**
 * Published rates of progression without myopia control. The clinician chooses one of them as the reference
 * for a report; the program never infers one.
 */
export const referenceRates = {
  donovanEuropean: {
    source: 'donovan2012',
    from: 'abstract',
    rates: [{ ages: [8, 11], perYear: -0.55, interval: [-0.72, -0.39] }],
    meanAge: 9,
    ageAt: 'middle',
    refraction: { from: -6, to: -0.5 },
    eyes: 'each',
    years: 1,
    isCycloplegic: true,
  },
  donovanAsian: {
    source: 'donovan2012',
    from: 'abstract',
    rates: [{ ages: [8, 11], perYear: -0.82, interval: [-0.93, -0.71] }],
    meanAge: 9,
    ageAt: 'middle',
    refraction: { from: -6, to: -0.5 },
    eyes: 'each',
    years: 1,
    isCycloplegic: true,
  },
  scormSingapore: {
    source: 'saw2005',
    from: 'abstract',
    rates: [
      { ages: [7, 8], perYear: -0.8, interval: [-2.57 / 3, -2.22 / 3] },
      { ages: [8, 9], perYear: -0.66, interval: [-2.16 / 3, -1.78 / 3] },
      { ages: [9, 10], perYear: -0.57, interval: [-1.98 / 3, -1.44 / 3] },
    ],
    ageAt: 'start',
    refraction: { from: Number.NEGATIVE_INFINITY, to: -0.5 },
    eyes: 'each',
    years: 3,
    isCycloplegic: true,
  },
  cometUsa: {
    source: 'gwiazda2003',
    from: 'abstract',
    rates: [{ ages: [6, 12], perYear: -0.49 }],
    ageAt: 'start',
    refraction: { from: -4.5, to: -1.25 },
    eyes: 'mean',
    years: 3,
    isCycloplegic: true,
  },
  fanHongKong: {
    source: 'fan2004',
    from: 'abstract',
    rates: [{ ages: [8, 11], perYear: -0.63 }],
    ageAt: 'middle',
    refraction: { from: Number.NEGATIVE_INFINITY, to: -0.5 },
    eyes: 'each',
    years: 1,
    isCycloplegic: true,
  },
  dreamNetherlands: {
    source: 'polling2022',
    from: 'abstract',
    rates: [{ ages: [0, 10], perYear: -0.5 }],
    ageAt: 'start',
    refraction: { from: -3, to: -0.5 },
    eyes: 'each',
    years: 1,
    isCycloplegic: false,
    needs: 'firstGlasses',
  },
} as const satisfies Record<string, ReferenceRate>;

export type ReferenceId = keyof typeof referenceRates;
export const referenceIds = Object.keys(referenceRates) as [ReferenceId, ...ReferenceId[]];

/** Minimum and maximum length, in days, of a period that is compared with the mean of a study. */
export function comparableDays(id: ReferenceId): { min: number; max: number } {
  return { min: 180, max: referenceRates[id].years === 1 ? 400 : 1_200 };
}

/** The published mean change at an age; null if the study does not cover that age. */
export function referenceRateAt(id: ReferenceId, years: number): RateAtAges | null {
  const { rates }: ReferenceRate = referenceRates[id];
  return rates.find(({ ages: [from, before] }) => years >= from && years < before) ?? null;
}

export type Mismatch = 'age' | 'refraction' | 'bothEyes' | 'firstGlasses';

/** Data of a child on the first or the last day of the compared period. */
interface ComparedDay {
  /** Exact age of the child on this day, in years. */
  years: number;
  /** Spherical equivalents of the measured eyes, in D. */
  equivalents: readonly number[];
}

/** Why a child does not match the study's children on the first and last day; null if the child matches. */
export function mismatchOf(id: ReferenceId, first: ComparedDay, last: ComparedDay): Mismatch | null {
  const { refraction, eyes, needs, ageAt }: ReferenceRate = referenceRates[id];
  if (needs) return needs;
  const isOfAge = ({ years }: ComparedDay) => referenceRateAt(id, years) !== null;
  if (!isOfAge(first) || (ageAt === 'middle' && !isOfAge(last))) return 'age';
  if (eyes === 'mean' && first.equivalents.length < 2) return 'bothEyes';
  const fits = ({ equivalents }: ComparedDay) => {
    const mean = equivalents.reduce((sum, one) => sum + one, 0) / equivalents.length;
    const tried = eyes === 'mean' ? [mean] : equivalents;
    return tried.every(value => value >= refraction.from && value <= refraction.to);
  };
  return fits(first) && fits(last) ? null : 'refraction';
}

/** A limitation of a comparison that a report must state. */
export type ReferenceRemark = 'withoutCycloplegia' | 'meanOfEyes';

/** Remarks about how the measurements of the study differ from those of the child. */
export function referenceRemarks(id: ReferenceId, method: PowerMethod): ReferenceRemark[] {
  const { isCycloplegic, eyes }: ReferenceRate = referenceRates[id];
  return [
    ...(isCycloplegic && method === 'dry' ? (['withoutCycloplegia'] as const) : []),
    ...(eyes === 'mean' ? (['meanOfEyes'] as const) : []),
  ];
}
