import { isReshaped } from './orthokeratology.ts';
import { hasPower, orthokeratologyOf, type SeriesVisit } from './series.ts';
import type { PowerMethod } from './trend.ts';

/** Methods whose powers a report can show over time; it cannot show the powers of worn glasses. */
export const reportMethods = ['cycloplegic', 'dry', 'prescription'] as const satisfies PowerMethod[];
export type ReportMethod = (typeof reportMethods)[number];

export interface ReportCourse {
  /** Spherical equivalent in D, or axial length in mm. */
  measure: 'se' | 'axial';
  method: ReportMethod;
}

/** Minimum number of visits with which a change can be shown. */
const minVisits = 2;

/**
 * The measure and the method that a report or chart shows over time. The method is that of most visits; if
 * two methods have equally many, cycloplegic comes before dry. Prescriptions are used only if nothing was
 * measured. Axial length is used if no method has two visits, or while lenses shape the cornea.
 * @param visits finished visits in the shown period
 * @param chosen the clinician's choice of a method
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
