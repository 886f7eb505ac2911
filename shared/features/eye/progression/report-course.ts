import { isReshaped } from './orthokeratology.ts';
import { hasPower, orthokeratologyOf, type SeriesVisit } from './series.ts';
import type { PowerMethod } from './trend.ts';

/** Methods that a report can follow: glasses that happen to be worn are none. */
export const reportMethods = ['cycloplegic', 'dry', 'prescription'] as const satisfies PowerMethod[];
export type ReportMethod = (typeof reportMethods)[number];

/** What a report follows over time. */
export interface ReportCourse {
  /** Spherical equivalent in D, or axial length in mm. */
  measure: 'se' | 'axial';
  /** How the powers were measured. */
  method: ReportMethod;
}

/** Fewer visits than this show no change. */
const minVisits = 2;

/**
 * What a report or a chart follows: the method of most visits, where two are equal cycloplegic before dry, a
 * prescription only where nothing was measured; axial length where no method has two visits, or while
 * lenses shape the cornea.
 * @param visits finished ones in the span shown
 * @param chosen the clinician's choice
 */
export function courseOf(visits: readonly SeriesVisit[], chosen: ReportMethod | null = null): ReportCourse {
  const periods = orthokeratologyOf(visits);
  const counting = visits.filter(({ date }) => !isReshaped(date, periods));
  const countOf = (method: ReportMethod) => counting.filter(visit => hasPower(visit, method)).length;
  const measured = countOf('dry') > countOf('cycloplegic') ? 'dry' : 'cycloplegic';
  const method =
    chosen ?? (countOf(measured) > 0 || countOf('prescription') === 0 ? measured : 'prescription');
  const last = visits.at(-1);
  const lengths = visits.filter(({ axialLength: { right, left } }) => (right ?? left) !== null).length;
  const isWorn = last !== undefined && isReshaped(last.date, periods);
  const isAxial = lengths >= minVisits && chosen === null && (isWorn || countOf(method) < minVisits);
  return { measure: isAxial || (isWorn && lengths > 0) ? 'axial' : 'se', method };
}
