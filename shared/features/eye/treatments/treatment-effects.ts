import type { Source } from '../progression/sources.ts';

/** Change over a whole study, treated versus control. */
export interface TreatedVersusControl {
  treated: number;
  control: number;
}

/** The difference between the groups as the study gives it, with its 95 % interval where that is known. */
export interface StudyDifference {
  value: number;
  interval: readonly [low: number, high: number] | null;
}

/** Who took part: ages in completed years, and powers in D at the start. */
export interface StudyPopulation {
  ages: readonly [youngest: number, oldest: number];
  /** Null where there was no limit. */
  strongest: number | null;
  weakest: number;
  by: 'equivalent' | 'sphere';
}

/** Results of a study: duration in years, total change in D and in mm; null if not measured. */
export interface TreatmentEffect {
  source: Source;
  years: number;
  population: StudyPopulation;
  diopters: TreatedVersusControl | null;
  mm: TreatedVersusControl | null;
  /** Positive: less myopia in D, less growth in mm. */
  difference: { diopters: StudyDifference | null; mm: StudyDifference | null };
  /** Of the study's lenses in D, where such lenses are made with others too. */
  addition?: number;
}

const noDifference = { diopters: null, mm: null };

const equivalents = (
  ages: StudyPopulation['ages'],
  strongest: number | null,
  weakest: number,
): StudyPopulation => ({ ages, strongest, weakest, by: 'equivalent' });

/** Treatment effects as absolute figures. Percentages would overstate when extrapolated. */
export const treatmentEffects = {
  miSight: {
    source: 'chamberlain2019',
    years: 3,
    population: equivalents([8, 12], -4, -0.75),
    diopters: { treated: -0.51, control: -1.24 },
    mm: { treated: 0.3, control: 0.62 },
    difference: noDifference,
  },
  dims: {
    source: 'lam2020',
    years: 2,
    population: equivalents([8, 13], -5, -1),
    diopters: { treated: -0.41, control: -0.85 },
    mm: { treated: 0.21, control: 0.55 },
    difference: {
      diopters: { value: 0.44, interval: [0.37, 0.73] },
      mm: { value: 0.34, interval: [0.22, 0.37] },
    },
  },
  hal: {
    source: 'bao2022',
    years: 2,
    population: equivalents([8, 13], -4.75, -0.75),
    diopters: { treated: -0.66, control: -1.46 },
    mm: { treated: 0.34, control: 0.69 },
    difference: noDifference,
  },
  orthokeratology: {
    source: 'cho2012',
    years: 2,
    population: equivalents([6, 10], -4, -0.5),
    diopters: null,
    mm: { treated: 0.36, control: 0.63 },
    difference: noDifference,
  },
  multifocalSoft: {
    source: 'walline2020',
    years: 3,
    population: { ages: [7, 11], strongest: -5, weakest: -0.75, by: 'sphere' },
    diopters: { treated: -0.6, control: -1.05 },
    mm: { treated: 0.42, control: 0.66 },
    difference: {
      diopters: { value: 0.46, interval: [0.29, 0.63] },
      mm: { value: 0.23, interval: null },
    },
    addition: 2.5,
  },
  atropine005: lampTrialEffect(-0.27, 0.2),
  atropine0025: lampTrialEffect(-0.46, 0.29),
  atropine001: lampTrialEffect(-0.59, 0.36),
} as const satisfies Record<string, TreatmentEffect>;

/** Red light is recorded and never carried on, as the experts’ consensus of 2022 asks. */
export const isNeverProjected = (kind: string): boolean => kind === 'redLight';

/** The largest effect on axial length ever measured: mm over years (Brennan et al. 2021). */
export const largestEffect = { mm: 0.44, years: 7, source: 'brennan2021' } as const satisfies {
  mm: number;
  years: number;
  source: Source;
};

export type ProjectedTreatment = keyof typeof treatmentEffects;

/** What a study saw after some time. */
export interface StudyFigures {
  /** Years used: the requested ones, limited to the study's duration. */
  years: number;
  diopters: TreatedVersusControl | null;
  mm: TreatedVersusControl | null;
}

/**
 * The study's changes after a number of years: an even part of those over the whole study, never beyond it,
 * and with no more effect than was ever measured.
 * @returns D and mm of both groups, with their signs
 */
export function studyFiguresAfter(treatment: ProjectedTreatment, years: number): StudyFigures {
  const { years: measured, diopters, mm }: TreatmentEffect = treatmentEffects[treatment];
  const counted = Math.max(0, Math.min(years, measured));
  const share = counted / measured;
  const part = ({ treated, control }: TreatedVersusControl) => ({
    treated: treated * share + 0,
    control: control * share + 0,
  });
  const grown = mm && part(mm);
  return {
    years: counted,
    diopters: diopters && part(diopters),
    mm: grown && { ...grown, treated: Math.max(grown.treated, grown.control - largestEffect.mm) },
  };
}

function lampTrialEffect(diopters: number, mm: number) {
  return {
    source: 'yam2019' as const,
    years: 1,
    population: equivalents([4, 12], null, -1),
    diopters: { treated: diopters, control: -0.81 },
    mm: { treated: mm, control: 0.41 },
    difference: noDifference,
  };
}
