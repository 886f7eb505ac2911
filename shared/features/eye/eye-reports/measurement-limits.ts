import type { Limits } from './field-limits.ts';

/** A corneal curvature: a power in D or, within the matching limits, a radius in mm. */
export const curvatureLimits = {
  D: { unit: 'D', decimals: 2, min: 30, max: 60, typical: [38, 49], step: 0.01, arrowStep: 0.25 },
  mm: { unit: 'mm', decimals: 2, min: 5.63, max: 11.25, typical: [6.9, 8.9], step: 0.01, arrowStep: 0.05 },
} as const satisfies Record<'D' | 'mm', Limits>;

/** Limits of other corneal measurements, and of the family's answers: hours per day and an age in years. */
export const measurementLimits = {
  cornealAxis: { unit: '°', decimals: 0, min: 1, max: 180, step: 1 },
  cornealDiameter: { unit: 'mm', decimals: 1, min: 9, max: 14, typical: [10.5, 13], step: 0.1 },
  hours: { unit: 'h', decimals: 1, min: 0, max: 24, typical: [0, 16], step: 0.5 },
  years: { unit: 'y', decimals: 1, min: 0, max: 25, step: 0.5 },
} as const satisfies Record<string, Limits>;
