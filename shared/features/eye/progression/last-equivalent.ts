import type { Eye } from '../../../core/optics/eyes.ts';
import { isReshaped } from './orthokeratology.ts';
import { equivalentsOf, orthokeratologyOf, type SeriesVisit } from './series.ts';

/**
 * Methods that measure a refraction. Powers of worn glasses and prescriptions are choices, not measurements.
 */
export const measuredMethods = ['cycloplegic', 'dry'] as const;

/** A measured spherical equivalent, in D. */
export interface MeasuredEquivalent {
  date: string;
  value: number;
  method: (typeof measuredMethods)[number];
}

/**
 * The last spherical equivalent of an eye that was measured while no lens shaped the cornea. If two were
 * measured on one day, the cycloplegic one is returned.
 * @param visits all visits, including those after `on`, because lenses may first be mentioned at a later
 * visit
 * @param on last day, `YYYY-MM-DD`
 */
export function lastEquivalent(
  visits: readonly SeriesVisit[],
  eye: Eye,
  on = '9999-12-31',
): MeasuredEquivalent | null {
  const periods = orthokeratologyOf(visits);
  for (const visit of visits.toReversed()) {
    if (visit.date > on || isReshaped(visit.date, periods)) continue;
    for (const method of measuredMethods) {
      const value = equivalentsOf(visit, method)[eye];
      if (value !== null) return { date: visit.date, value, method };
    }
  }
  return null;
}
