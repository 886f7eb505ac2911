import { isInterrupted, isReshaped } from '../progression/orthokeratology.ts';
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
 * Whether a value was measured under red light treatment: from the day after its start until as long after
 * its end as after orthokeratology, because the choroid does not become thinner again at once.
 */
export const isUnderRedLight = (visits: readonly SeriesVisit[], date: string): boolean =>
  isReshaped(date, redLightCourses(visits));

/**
 * Whether a comparison is not made because of red light treatment in the compared period or at the last
 * visit, or because its first or last value was measured under it.
 */
export function isWithheldByRedLight(
  visits: readonly SeriesVisit[],
  { from, to }: { from: string; to: string },
): boolean {
  return (
    isOnRedLight(visits) ||
    isInterrupted(from, to, redLightCourses(visits)) ||
    isUnderRedLight(visits, from) ||
    isUnderRedLight(visits, to)
  );
}

/**
 * The values of one eye that may be compared with its last one. Empty if the last one was measured under red
 * light.
 * @param measured the earliest first
 */
export function comparableWithLast<Value extends { date: string }>(
  visits: readonly SeriesVisit[],
  measured: readonly Value[],
): Value[] {
  if (redLightCourses(visits).length === 0) return [...measured];
  const to = measured.at(-1)?.date ?? '';
  return measured.filter(({ date: from }) => !isWithheldByRedLight(visits, { from, to }));
}

const redLightCourses = (visits: readonly SeriesVisit[]) =>
  treatmentCoursesOf(visits).filter(({ kind }) => isNeverProjected(kind));
