import type { Eye } from '../optics/prism.ts';
import { equivalentsUnlessReshaped, orthokeratologyOf, type SeriesVisit } from '../progression/series.ts';
import type { FirstTreatment } from './child-outcome.ts';

type BothEyes = Record<Eye, number | null>;

interface FirstTreatmentVisit {
  date: string;
  /** Spherical equivalents in D. */
  cycloplegic: BothEyes;
  dry: BothEyes;
  /** In mm. */
  axialLength: BothEyes;
}

/** What was measured until the last day of a child's first treatment; powers count as they do in its outcome. */
export function firstTreatmentVisits(
  visits: readonly SeriesVisit[],
  { to }: Pick<FirstTreatment, 'to'>,
): FirstTreatmentVisit[] {
  const lenses = orthokeratologyOf(visits);
  return visits
    .filter(({ date }) => date <= to)
    .map(visit => ({
      date: visit.date,
      cycloplegic: equivalentsUnlessReshaped(visit, 'cycloplegic', lenses),
      dry: equivalentsUnlessReshaped(visit, 'dry', lenses),
      axialLength: visit.axialLength,
    }));
}
