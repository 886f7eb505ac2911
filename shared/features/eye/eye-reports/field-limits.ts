export const lensKinds = ['spectacle', 'soft', 'rigid'] as const;
/** Kinds of lenses: spectacles, soft contact lenses, and rigid contact lenses including orthokeratology. */
export type LensKind = (typeof lensKinds)[number];

/**
 * Limits of a field, in the unit of the field. Values outside the typical range are accepted, but cause a
 * warning.
 */
export interface Limits {
  min: number;
  max: number;
  typical?: [low: number, high: number];
  step: number;
  /** How much a press of an arrow key changes the value; unset if it changes by `step`. */
  arrowStep?: number;
  unit: 'D' | '°' | 'Δ' | 'mm' | 'cm' | 'mmHg' | '″' | '/min' | 'h' | 'd' | 'y';
  decimals: number;
  /** Zero means "none" and is allowed outside the limits. */
  allowsZero?: true;
}

const power = { unit: 'D', decimals: 2 } as const;
const length = { unit: 'mm', decimals: 1 } as const;
const axisLimits = { unit: '°', decimals: 0, min: 1, max: 180, step: 1 } as const;
/** Limits of fields that start at zero and have steps of 0.5. A whole number is shown without decimals. */
const halves = { decimals: 0, min: 0, step: 0.5 } as const;

/** Limits of fields that do not depend on the kind of lens. */
export const eyeLimits = {
  sph: { ...power, min: -45, max: 45, typical: [-20, 20], step: 0.125, arrowStep: 0.25 },
  cyl: { ...power, min: -25, max: 25, typical: [-6, 6], step: 0.125, arrowStep: 0.25 },
  axis: axisLimits,
  add: { ...power, min: 0.25, max: 5, typical: [0.75, 3], step: 0.25, allowsZero: true },
  prism: { unit: 'Δ', decimals: 2, min: 0, max: 40, typical: [0, 10], step: 0.25 },
  pd: { ...length, min: 20, max: 40, typical: [22, 32], step: 0.5 },
  height: { ...length, min: 8, max: 40, step: 0.5 },
  vertex: { ...length, min: 8, max: 20, step: 0.5 },
  axialLength: { unit: 'mm', decimals: 2, min: 15, max: 40, typical: [20, 30], step: 0.01 },
  cornealAxis: axisLimits,
  cornealDiameter: { ...length, min: 9, max: 14, typical: [10.5, 13], step: 0.1 },
  hours: { ...halves, unit: 'h', max: 24, typical: [0, 16] },
  years: { ...halves, unit: 'y', max: 25 },
  // We chose these limits against typing errors. They are wider than any real measurement, so most have no
  // typical range.
  deviation: { ...halves, unit: 'Δ', max: 100 },
  nearPoint: { ...halves, unit: 'cm', max: 60 },
  stereo: { unit: '″', decimals: 0, min: 1, max: 10_000, step: 1 },
  amplitude: { ...power, min: 0, max: 30, step: 0.25 },
  facility: { ...halves, unit: '/min', max: 60 },
  lag: { ...power, min: -5, max: 5, step: 0.25 },
  // Ocular hypertension is commonly defined as more than 21 mmHg, hypotony as less than 6.5 mmHg.
  eyePressure: { unit: 'mmHg', decimals: 0, min: 1, max: 80, typical: [6.5, 21], step: 0.5 },
  daysAWeek: { ...halves, unit: 'd', max: 7 },
} as const satisfies Record<string, Limits>;

/** Limits of a corneal curvature: as a power in D, and the same range as a radius in mm. */
export const curvatureLimits = {
  D: { ...power, min: 30, max: 60, typical: [38, 49], step: 0.01, arrowStep: 0.25 },
  mm: { unit: 'mm', decimals: 2, min: 5.63, max: 11.25, typical: [6.9, 8.9], step: 0.01, arrowStep: 0.05 },
} as const satisfies Record<'D' | 'mm', Limits>;

/** Limits of a binocular pupillary distance in mm, which people sometimes type into the field of one eye. */
export const binocularPd: Limits = { ...length, min: 40, max: 80, typical: [44, 64], step: 0.5 };

export const lensLimits = {
  spectacle: {
    baseCurve: { ...power, min: 0, max: 12, step: 0.25 },
    diameter: { unit: 'mm', decimals: 0, min: 40, max: 85, step: 1 },
  },
  soft: {
    baseCurve: { unit: 'mm', decimals: 2, min: 7, max: 10, typical: [8, 9.5], step: 0.05 },
    diameter: { ...length, min: 11, max: 17, typical: [13, 15.5], step: 0.1 },
  },
  rigid: {
    baseCurve: { unit: 'mm', decimals: 2, min: 5, max: 11, typical: [6, 9.5], step: 0.05 },
    diameter: { ...length, min: 7, max: 13, typical: [8, 12], step: 0.1 },
  },
} as const satisfies Record<LensKind, Record<'baseCurve' | 'diameter', Limits>>;

export type LimitViolation = 'below' | 'above' | 'offStep';

/** The limit that a value violates; null if the value is valid. */
export function limitViolation(value: number, { min, max, step, allowsZero }: Limits): LimitViolation | null {
  if (allowsZero && value === 0) return null;
  if (value < min) return 'below';
  if (value > max) return 'above';
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? null : 'offStep';
}

/** Whether a value that is valid is outside the typical range. */
export function isAtypical(value: number, { typical, allowsZero }: Limits): boolean {
  if (!typical || (allowsZero && value === 0)) return false;
  return value < typical[0] || value > typical[1];
}

/**
 * The value after a press of an arrow key: the next multiple of the increment, within the limits.
 * @param value null to start from zero, or from the limit nearest to zero
 */
export function steppedValue(value: number | null, direction: 1 | -1, limits: Limits): number {
  const by = limits.arrowStep ?? limits.step;
  const from = (value ?? 0) / by;
  const steps = direction === 1 ? Math.floor(from + 1e-6) + 1 : Math.ceil(from - 1e-6) - 1;
  const to = Number((steps * by).toFixed(4));
  if (limits.allowsZero && to < limits.min) return 0;
  return Math.min(limits.max, Math.max(limits.min, to));
}

/**
 * Splits a binocular pupillary distance into one distance per eye, in 0.5 mm steps. Null if the typed
 * distance is already that of one eye.
 */
export function splitPd(typed: number): { right: number; left: number } | null {
  if (typed <= eyeLimits.pd.max || limitViolation(typed, binocularPd)) return null;
  const right = Math.ceil(typed) / 2;
  return { right, left: typed - right };
}
