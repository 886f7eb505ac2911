import type { PartRead, Source } from '../progression/sources.ts';

/** Mean change since the start of treatment, with sign, in D or mm. */
export interface PublishedChange {
  treated: number;
  /** Standard deviation of the change among treated children. */
  deviation?: number;
  /** Change of the untreated children; null if the study had no untreated children at that time. */
  control: number | null;
}

/**
 * The published difference between treated and untreated children, with the 95 % confidence interval if
 * known.
 */
export interface StudyDifference {
  value: number;
  interval: readonly [low: number, high: number] | null;
}

/** Children of a study: ages in completed years, and powers in D at the start. */
export interface StudyPopulation {
  ages: readonly [youngest: number, oldest: number];
  /** Most myopic power allowed in the study, in D; null if there was no limit. */
  strongest: number | null;
  weakest: number;
  by: 'equivalent' | 'sphere';
}

/** Published results for one time after the start of treatment. */
export interface PublishedTime {
  months: number;
  source: Source;
  from: PartRead;
  diopters: PublishedChange | null;
  mm: PublishedChange | null;
  /**
   * Published differences; they are never computed from the changes. A positive difference means less myopia
   * in D, or less growth in mm.
   */
  difference?: { diopters?: StudyDifference; mm?: StudyDifference };
}

export interface TreatmentEffect {
  /** The article that describes the participants. */
  source: Source;
  population: StudyPopulation;
  /** The times with published results, the earliest first. Reports give results at no other time. */
  times: readonly PublishedTime[];
  /** Addition of the lenses in the study, in D; set if such lenses also exist with other additions. */
  addition?: number;
}

const equivalents = (
  ages: StudyPopulation['ages'],
  strongest: number | null,
  weakest: number,
): StudyPopulation => ({ ages, strongest, weakest, by: 'equivalent' });

const versus = (treated: number, control: number): PublishedChange => ({ treated, control });
const alone = (treated: number, deviation?: number): PublishedChange => ({
  treated,
  ...(deviation !== undefined && { deviation }),
  control: null,
});

/**
 * Effects of treatments as absolute changes at the published times. Percentages would overstate the effects.
 * The third year of HAL is left out, because it had a different group of untreated children. MiSight, ROMIO
 * and BLINK have only the final result, because we have not read their results at earlier times.
 */
export const treatmentEffects = {
  miSight: {
    source: 'chamberlain2019',
    population: equivalents([8, 12], -4, -0.75),
    times: [
      {
        ...{ months: 36, source: 'chamberlain2019', from: 'abstract' },
        ...{ diopters: versus(-0.51, -1.24), mm: versus(0.3, 0.62) },
      },
    ],
  },
  /** Means after adjustment. The article's unadjusted means (−0.41, −0.85 D, 0.21, 0.55 mm) are not used. */
  dims: {
    source: 'lam2020',
    population: equivalents([8, 13], -5, -1),
    times: [
      {
        ...{ months: 6, source: 'lam2020', from: 'table' },
        ...{ diopters: versus(-0.13, -0.37), mm: versus(0.03, 0.2) },
      },
      {
        ...{ months: 12, source: 'lam2020', from: 'table' },
        ...{ diopters: versus(-0.17, -0.55), mm: versus(0.11, 0.32) },
      },
      {
        ...{ months: 18, source: 'lam2020', from: 'table' },
        ...{ diopters: versus(-0.31, -0.72), mm: versus(0.15, 0.43) },
      },
      {
        ...{ months: 24, source: 'lam2020', from: 'table' },
        ...{ diopters: versus(-0.38, -0.93), mm: versus(0.21, 0.53) },
        /** This difference has not yet been checked against the article. */
        difference: { diopters: { value: 0.55, interval: [0.37, 0.73] } },
      },
      {
        ...{ months: 36, source: 'lam2022', from: 'abstract' },
        ...{ diopters: alone(-0.52, 0.69), mm: alone(0.31, 0.26) },
      },
      {
        ...{ months: 72, source: 'lam2023', from: 'abstract' },
        ...{ diopters: alone(-0.92), mm: alone(0.6) },
      },
    ],
  },
  hal: {
    source: 'bao2022',
    population: equivalents([8, 13], -4.75, -0.75),
    times: [
      {
        ...{ months: 12, source: 'bao2021', from: 'abstract' },
        ...{ diopters: versus(-0.28, -0.81), mm: versus(0.13, 0.36) },
      },
      {
        ...{ months: 24, source: 'bao2022', from: 'abstract' },
        ...{ diopters: versus(-0.66, -1.46), mm: versus(0.34, 0.69) },
      },
    ],
  },
  orthokeratology: {
    source: 'cho2012',
    population: equivalents([6, 10], -4, -0.5),
    times: [{ months: 24, source: 'cho2012', from: 'abstract', diopters: null, mm: versus(0.36, 0.63) }],
  },
  multifocalSoft: {
    source: 'walline2020',
    population: { ages: [7, 11], strongest: -5, weakest: -0.75, by: 'sphere' },
    times: [
      {
        ...{ months: 36, source: 'walline2020', from: 'abstract' },
        ...{ diopters: versus(-0.6, -1.05), mm: versus(0.42, 0.66) },
        difference: {
          diopters: { value: 0.46, interval: [0.29, 0.63] },
          mm: { value: 0.23, interval: null },
        },
      },
    ],
    addition: 2.5,
  },
  atropine005: lampTrial(
    [versus(-0.27, -0.81), versus(0.2, 0.41)],
    [alone(-0.55, 0.86), alone(0.39, 0.35)],
    [alone(-0.73, 1.04), alone(0.5, 0.4)],
  ),
  atropine0025: lampTrial(
    [versus(-0.46, -0.81), versus(0.29, 0.41)],
    [alone(-0.85, 0.73), alone(0.5, 0.33)],
    [alone(-1.31, 0.92), alone(0.74, 0.41)],
  ),
  atropine001: lampTrial(
    [versus(-0.59, -0.81), versus(0.36, 0.41)],
    [alone(-1.12, 0.85), alone(0.59, 0.38)],
    [alone(-1.6, 1.32), alone(0.89, 0.53)],
  ),
} as const satisfies Record<string, TreatmentEffect>;

export type StudiedTreatment = keyof typeof treatmentEffects;

export const isStudied = (kind: string): kind is StudiedTreatment => Object.hasOwn(treatmentEffects, kind);

/**
 * Whether values under a treatment are never projected. This is so for red light, following the 2022 expert
 * consensus.
 */
export const isNeverProjected = (kind: string): boolean => kind === 'redLight';

/**
 * Builds the data of the LAMP study. After its first year, the study has no untreated children: all children
 * got drops.
 */
function lampTrial(...years: [diopters: PublishedChange, mm: PublishedChange][]): TreatmentEffect {
  const reports = ['yam2019', 'yam2020', 'yam2022'] as const;
  return {
    source: 'yam2019',
    population: equivalents([4, 12], null, -1),
    times: reports.flatMap((source, at) => {
      const [diopters, mm] = years[at] ?? [];
      return diopters && mm ? [{ months: 12 * (at + 1), source, from: 'abstract', diopters, mm }] : [];
    }),
  };
}
