import type { Eye } from '../optics/prism.ts';
import { isReshaped } from './orthokeratology.ts';
import { equivalentsOf, orthokeratologyOf, type SeriesVisit } from './series.ts';

/** Worn glasses and prescriptions are choices of somebody; these are measured. */
export const measuredMethods = ['cycloplegic', 'dry'] as const;

/** A spherical equivalent in D that was measured. */
export interface MeasuredEquivalent {
  date: string;
  value: number;
  method: (typeof measuredMethods)[number];
}

/**
 * The last spherical equivalent of an eye that was measured while nothing shaped the cornea; of two on one
 * day, the cycloplegic one.
 */
export function lastEquivalent(visits: readonly SeriesVisit[], eye: Eye): MeasuredEquivalent | null {
  const periods = orthokeratologyOf(visits);
  for (const visit of visits.toReversed()) {
    if (isReshaped(visit.date, periods)) continue;
    for (const method of measuredMethods) {
      const value = equivalentsOf(visit, method)[eye];
      if (value !== null) return { date: visit.date, value, method };
    }
  }
  return null;
}
