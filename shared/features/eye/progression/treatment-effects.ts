import type { Source } from './sources.ts';

/** Change over a whole study, treated versus control. */
interface TreatedVersusControl {
  treated: number;
  control: number;
}

/** Results of a study: duration in years, total change in D and in mm; null if not measured. */
export interface TreatmentEffect {
  source: Source;
  years: number;
  diopters: TreatedVersusControl | null;
  mm: TreatedVersusControl | null;
}

/** Treatment effects as absolute figures. Percentages would overstate when extrapolated. */
export const treatmentEffects = {
  miSight: {
    source: 'chamberlain2019',
    years: 3,
    diopters: { treated: -0.51, control: -1.24 },
    mm: { treated: 0.3, control: 0.62 },
  },
  dims: {
    source: 'lam2020',
    years: 2,
    diopters: { treated: -0.41, control: -0.85 },
    mm: { treated: 0.21, control: 0.55 },
  },
  hal: {
    source: 'bao2022',
    years: 2,
    diopters: { treated: -0.66, control: -1.46 },
    mm: { treated: 0.34, control: 0.69 },
  },
  orthokeratology: { source: 'cho2012', years: 2, diopters: null, mm: { treated: 0.36, control: 0.63 } },
  multifocalSoft: {
    source: 'walline2020',
    years: 3,
    diopters: { treated: -0.6, control: -1.05 },
    mm: { treated: 0.42, control: 0.66 },
  },
  atropine005: lampTrialEffect(-0.27, 0.2),
  atropine0025: lampTrialEffect(-0.46, 0.29),
  atropine001: lampTrialEffect(-0.59, 0.36),
} as const satisfies Record<string, TreatmentEffect>;

/** The largest effect on axial length ever measured: mm over years (Brennan 2021). */
export const largestEffect = { mm: 0.44, years: 7, source: 'brennan2021' } as const satisfies {
  mm: number;
  years: number;
  source: Source;
};

export type ProjectedTreatment = keyof typeof treatmentEffects;

/** Absolute benefit of a treatment. */
export interface TreatmentBenefit {
  /** Years used: the requested ones, limited to the study's duration. */
  years: number;
  diopters: number | null;
  mm: number | null;
  source: Source;
}

/**
 * Difference between treated and control children after a number of years, limited to the
 * study's duration and to the largest effect ever measured.
 * @returns D less myopia and mm less growth, both as positive numbers
 */
export function treatmentBenefitAfter(treatment: ProjectedTreatment, years: number): TreatmentBenefit {
  const { source, years: measured, diopters, mm }: TreatmentEffect = treatmentEffects[treatment];
  const counted = Math.max(0, Math.min(years, measured));
  const share = counted / measured;
  return {
    years: counted,
    diopters: diopters && (diopters.treated - diopters.control) * share,
    mm: mm && Math.min(largestEffect.mm, (mm.control - mm.treated) * share),
    source,
  };
}

function lampTrialEffect(diopters: number, mm: number) {
  return {
    source: 'yam2019' as const,
    years: 1,
    diopters: { treated: diopters, control: -0.81 },
    mm: { treated: mm, control: 0.41 },
  };
}
