import { daysAfter } from '../../../core/dates/days.ts';
import type { TreatmentPeriod } from './treatment.ts';
import { type TreatmentVisit, treatmentPeriodsOf } from './treatment-periods.ts';

/**
 * Treatments by kind, the earliest first. A treatment continues if product or dose change but the kind stays
 * the same, so that changes are counted from its true start; for kind `other`, the product must stay the same
 * too. Treatments whose end is not after their start are left out.
 * @param visits finished visits, the earliest first
 */
export function treatmentCoursesOf(visits: readonly TreatmentVisit[]): TreatmentPeriod[] {
  const courses: TreatmentPeriod[] = [];
  const periods = treatmentPeriodsOf(visits).toSorted((one, other) => (one.from < other.from ? -1 : 1));
  for (const period of periods) {
    if (period.to !== null && period.to <= period.from) continue;
    const before = courses.find(
      course =>
        course.kind === period.kind &&
        (period.kind !== 'other' || course.product === period.product) &&
        (course.to === null || period.from <= daysAfter(course.to, 1)),
    );
    if (before) {
      const { product, dose, wearing, wearingOn, reason } = period;
      const to = before.to === null || period.to === null ? null : later(before.to, period.to);
      Object.assign(before, { product, dose, wearing, wearingOn, reason, to });
    } else courses.push({ ...period });
  }
  return courses;
}

/** Days on which a treatment begins or ends, in order. */
export function treatmentChanges(visits: readonly TreatmentVisit[]): string[] {
  const days = treatmentCoursesOf(visits).flatMap(({ from, to }) => (to === null ? [from] : [from, to]));
  return [...new Set(days)].sort();
}

const later = (one: string, other: string) => (one > other ? one : other);
