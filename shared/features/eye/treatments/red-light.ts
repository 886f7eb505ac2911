import type { SeriesVisit } from '../progression/series.ts';
import { treatmentCoursesOf } from './treatment-courses.ts';
import { isNeverProjected } from './treatment-effects.ts';

/**
 * Whether the child has red light treatment at the last visit. Red light is recorded, but values measured
 * under it are never projected or compared.
 */
export function isOnRedLight(visits: readonly SeriesVisit[]): boolean {
  const last = visits.at(-1)?.date ?? '';
  return redLightCourses(visits).some(({ from, to }) => from <= last && (to === null || to > last));
}

/**
 * Whether a comparison is not made because of red light treatment in the compared period or at the last
 * visit.
 */
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
