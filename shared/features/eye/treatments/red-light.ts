import type { SeriesVisit } from '../progression/series.ts';
import { treatmentCoursesOf } from './treatment-courses.ts';
import { isNeverProjected } from './treatment-effects.ts';

/**
 * Whether the child is under red light treatment at the last visit. Red light is recorded, but never
 * projected or compared.
 */
export function isOnRedLight(visits: readonly SeriesVisit[]): boolean {
  const last = visits.at(-1)?.date ?? '';
  return redLightCourses(visits).some(({ from, to }) => from <= last && (to === null || to > last));
}

/** Whether a comparison is withheld because of red light during the compared days or at the last visit. */
export function isWithheldByRedLight(
  visits: readonly SeriesVisit[],
  span: { from: string; to: string },
): boolean {
  return (
    isOnRedLight(visits) ||
    redLightCourses(visits).some(({ from, to }) => from < span.to && (to === null || to > span.from))
  );
}

const redLightCourses = (visits: readonly SeriesVisit[]) =>
  treatmentCoursesOf(visits).filter(({ kind }) => isNeverProjected(kind));
