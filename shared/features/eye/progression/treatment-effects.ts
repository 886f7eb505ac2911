import type { Source } from './sources.ts';

/** Change over a whole study, treated against control; null where it was not measured. */
interface TreatedVersusControl {
  treated: number;
  control: number;
}

/** What a study measured: years, D of spherical equivalent and mm of axial length over all of them. */
export interface TreatmentEffect {
  source: Source;
  years: number;
  diopters: TreatedVersusControl | null;
  mm: TreatedVersusControl | null;
}

/** Treatment effects as absolute figures. Percentages are not given: carried on, they overstate. */
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

/** Treatments that are recorded and never projected. */
export const treatmentsNotProjected = { redLight: 'redLightConsensus2022' } as const satisfies Record<
  string,
  Source
>;

/** The largest effect on axial length ever measured: mm over years (Brennan 2021). */
export const largestEffect = { mm: 0.44, years: 7, source: 'brennan2021' } as const satisfies {
  mm: number;
  years: number;
  source: Source;
};

export type ProjectedTreatment = keyof typeof treatmentEffects;

/** What a treatment kept from changing, in absolute figures. */
export interface TreatmentBenefit {
  /** Years that were counted: as many as were asked for, and never more than were measured. */
  years: number;
  diopters: number | null;
  mm: number | null;
  source: Source;
}

/**
 * The difference between treated and control children after so many years of treatment, within the
 * years that were measured and never beyond the largest effect ever measured.
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
