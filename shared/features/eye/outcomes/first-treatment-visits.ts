import { daysBetween } from '../../../core/dates/days.ts';
import type { Eye } from '../../../core/optics/eyes.ts';
import { equivalentsUnlessReshaped, orthokeratologyOf, type SeriesVisit } from '../progression/series.ts';
import { maxDaysAfter, maxDaysBefore } from '../treatments/treatment-start.ts';
import type { FirstTreatment } from './child-outcome.ts';

type BothEyes = Record<Eye, number | null>;

export interface FirstTreatmentVisit {
  date: string;
  /** Spherical equivalents in D. */
  cycloplegic: BothEyes;
  dry: BothEyes;
  /** Axial lengths in mm. */
  axialLength: BothEyes;
}

/**
 * The visits during a child’s first treatment. Powers and the first visit are chosen as in `childOutcome`.
 * Visits without a measurement are left out; the result is empty if no visit is near the start of treatment.
 */
export function firstTreatmentVisits(
  visits: readonly SeriesVisit[],
  { from, to }: Pick<FirstTreatment, 'from' | 'to'>,
): FirstTreatmentVisit[] {
  const lenses = orthokeratologyOf(visits);
  const measured = visits
    .filter(({ date }) => date <= to)
    .map(visit => ({
      date: visit.date,
      cycloplegic: equivalentsUnlessReshaped(visit, 'cycloplegic', lenses),
      dry: equivalentsUnlessReshaped(visit, 'dry', lenses),
      axialLength: visit.axialLength,
    }))
    .filter(visit =>
      [visit.cycloplegic, visit.dry, visit.axialLength].some(
        ({ right, left }) => right !== null || left !== null,
      ),
    );
  const isNear = (date: string) =>
    date <= from ? daysBetween(date, from) <= maxDaysBefore : daysBetween(from, date) <= maxDaysAfter;
  const start =
    measured.findLast(({ date }) => date <= from && isNear(date)) ??
    measured.find(({ date }) => isNear(date));
  return start ? measured.filter(({ date }) => date >= start.date) : [];
}
