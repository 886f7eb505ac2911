import { changesOf } from '../progression/changes-of.ts';
import type { SeriesVisit } from '../progression/series.ts';
import { treatmentCoursesOf } from '../treatments/treatment-courses.ts';
import { describeSpans } from './describe-since-last.ts';
import type { ReportTexts } from './report-text-types.ts';

interface Between {
  /** Finished visits of the child up to the later of the two, the earliest first. */
  visits: readonly SeriesVisit[];
  before: SeriesVisit;
  visit: SeriesVisit;
}

const measures = ['cycloplegic', 'dry', 'axialLength'] as const;

export interface ChangeBetween {
  measure: (typeof measures)[number];
  sentences: string[];
}

/**
 * Describes for staff how each eye changed between two visits, by each method that measured it at both. Empty
 * if there is none.
 */
export function describeBetween(
  texts: ReportTexts,
  { visits, before, visit, dayOf }: Between & { dayOf: (date: string) => string },
): ChangeBetween[] {
  return measures.flatMap(measure => {
    const [unit, method] = measure === 'axialLength' ? (['mm', 'dry'] as const) : (['D', measure] as const);
    const changes = changesOf({ visits, method, measuredAt: [before, visit] }, unit);
    const sentences = describeSpans(texts, changes, { unit, method, dayOf });
    return sentences.length > 0 ? [{ measure, sentences }] : [];
  });
}

/** Whether a treatment began or ended between two visits, so that a change is not that of one treatment. */
export const isTreatmentChanged = ({ visits, before, visit }: Between): boolean =>
  treatmentCoursesOf(visits).some(course =>
    [course.from, course.to].some(day => day !== null && day > before.date && day < visit.date),
  );
