import { ageOn } from '../../../core/age.ts';
import { daysAfter, daysBetween } from '../../../core/dates/days.ts';
import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { type Measurement, minReliableDays, progressionOf } from '../progression/progression.ts';
import { compareWithReference } from '../progression/reference-comparison.ts';
import type { ReferenceId } from '../progression/reference-rates.ts';
import {
  type EyeSeries,
  equivalentsUnlessReshaped,
  finishedVisits,
  orthokeratologyOf,
  type SeriesVisit,
} from '../progression/series.ts';
import { recallOf } from '../recalls/recall-of.ts';
import type { TreatmentPeriod } from '../treatments/treatment.ts';
import { treatmentCoursesOf } from '../treatments/treatment-courses.ts';
import { maxDaysAfter, maxDaysBefore } from '../treatments/treatment-start.ts';
import { type OutcomeMethod, type OutcomeTreatment, outcomeTreatments, type StartingAge } from './schema.ts';

export interface OutcomeOptions {
  /** Current day in the organisation's time zone, `YYYY-MM-DD`. */
  today: string;
  method: OutcomeMethod;
  reference: ReferenceId | null;
}

/**
 * The first treatment of a child. The treatment lasts until it is ended or until another treatment begins.
 */
export interface FirstTreatment {
  treatment: OutcomeTreatment;
  from: string;
  /** Last day that is counted as part of this treatment. */
  to: string;
}

/**
 * The outcome of one child's first treatment. The values of both eyes are averaged, because they are not
 * statistically independent.
 */
export interface ChildOutcome {
  treatment: OutcomeTreatment;
  age: StartingAge;
  /** Axial growth in mm per year; null if it was measured over less than 180 days. */
  axialLength: number | null;
  /**
   * Change of the spherical equivalent in D per year: the measured one, and that of the reference for a child
   * of the same age and refraction.
   */
  equivalent: { measured: number; expected: number | null } | null;
  /**
   * Whether the child has not been seen for a year. Null if treatment began within the last year, or if no
   * recall is needed.
   */
  isLost: boolean | null;
}

const attritionDays = 365;

/** The outcome of a child's first treatment; null if the child had no treatment. */
export function childOutcome(
  series: EyeSeries,
  birthDate: string | null,
  { today, method, reference }: OutcomeOptions,
): ChildOutcome | null {
  const visits = finishedVisits(series.visits);
  const first = firstTreatmentOf(visits, today);
  const last = visits.at(-1);
  if (!first || !last) return null;
  const isDismissed = recallOf('', series)?.list === 'notNeeded';
  const isNew = daysBetween(first.from, today) < attritionDays;
  return {
    treatment: first.treatment,
    age: birthDate === null ? 'unknown' : startingAge(birthDate, first.from),
    axialLength: meanOf(eyes.map(eye => rateOf(lengthsOf(visits, eye, first)))),
    equivalent: equivalentChange(visits, first, { birthDate, method, reference }),
    isLost: isDismissed || isNew ? null : daysBetween(last.date, today) > attritionDays,
  };
}

/**
 * The first treatment of a child, combined with treatments that began within a month after its start. The
 * combined treatment ends when a later treatment begins, because changes after that are not an outcome of the
 * first treatment.
 */
export function firstTreatmentOf(visits: readonly SeriesVisit[], today: string): FirstTreatment | null {
  const courses = treatmentCoursesOf(visits).filter(({ kind, from }) => isControl(kind) && from <= today);
  const [first] = courses;
  if (!first) return null;
  const { from } = first;
  const isWithFirst = (course: TreatmentPeriod) =>
    course.from <= daysAfter(from, maxDaysAfter) && (first.to === null || course.from < first.to);
  const together = courses.filter(isWithFirst);
  const later = courses.filter(course => !isWithFirst(course)).map(course => course.from);
  const ends = [...together.flatMap(({ to }) => to ?? []), ...later, today];
  const kind = first.kind as OutcomeTreatment;
  return { treatment: together.length > 1 ? 'combined' : kind, from, to: ends.sort()[0] ?? today };
}

const isControl = (kind: string) => (outcomeTreatments as readonly string[]).includes(kind);

function startingAge(birthDate: string, from: string): StartingAge {
  const years = ageOn(birthDate, from)?.years;
  if (years === undefined) return 'unknown';
  if (years < 8) return 'under8';
  if (years < 10) return 'from8';
  return years < 12 ? 'from10' : 'from12';
}

function equivalentChange(
  visits: readonly SeriesVisit[],
  first: FirstTreatment,
  { birthDate, method, reference }: Omit<OutcomeOptions, 'today'> & { birthDate: string | null },
): ChildOutcome['equivalent'] {
  const [right, left] = eyes.map(eye => powersOf(visits, eye, method, first));
  if (!right || !left) return null;
  if (reference === null) {
    const measured = meanOf([right, left].map(rateOf));
    return measured === null ? null : { measured, expected: null };
  }
  if (birthDate === null || first.treatment === 'redLight') return null;
  const newest = [...right, ...left].reduce((last, { date }) => (date > last ? date : last), '');
  const compared = compareWithReference({ right, left }, { birthDate, reference, newest });
  if (compared?.mismatch !== null) return null;
  const rates = [compared.right, compared.left].map(change => change?.perYear ?? null);
  const measured = compared.bothEyes?.perYear ?? meanOf(rates);
  return measured === null ? null : { measured, expected: compared.mean };
}

function lengthsOf(visits: readonly SeriesVisit[], eye: Eye, first: FirstTreatment): Measurement[] {
  return during(
    visits.flatMap(({ date, axialLength }) => {
      const value = axialLength[eye];
      return value === null ? [] : [{ date, value }];
    }),
    first,
  );
}

function powersOf(
  visits: readonly SeriesVisit[],
  eye: Eye,
  method: OutcomeMethod,
  first: FirstTreatment,
): Measurement[] {
  const lenses = orthokeratologyOf(visits);
  return during(
    visits.flatMap(visit => {
      const value = equivalentsUnlessReshaped(visit, method, lenses)[eye];
      return value === null ? [] : [{ date: visit.date, value }];
    }),
    first,
  );
}

/**
 * Measurements during a treatment. The first of them is the last measurement within three months before the
 * treatment started or, if there is none, the first one within a month after the start.
 */
function during(measured: readonly Measurement[], { from, to }: FirstTreatment): Measurement[] {
  const start =
    measured.findLast(({ date }) => date <= from && daysBetween(date, from) <= maxDaysBefore) ??
    measured.find(({ date }) => date > from && date <= daysAfter(from, maxDaysAfter));
  return start ? measured.filter(({ date }) => date >= start.date && date <= to) : [];
}

/** Change of a measurement per year; null if it was measured over less than 180 days. */
function rateOf(measured: readonly Measurement[]): number | null {
  const progression = progressionOf(measured);
  return progression && progression.days >= minReliableDays ? progression.perYear : null;
}

function meanOf(rates: readonly (number | null)[]): number | null {
  const known = rates.filter(rate => rate !== null);
  return known.length === 0 ? null : known.reduce((sum, rate) => sum + rate, 0) / known.length;
}
