import { type Age, ageOn, daysBetween } from '../../../core/age.ts';
import type { Eye } from '../optics/prism.ts';
import { daysAfter, daysPerYear } from '../progression/days.ts';
import { isReshaped } from '../progression/orthokeratology.ts';
import { equivalentsOf, orthokeratologyOf, type SeriesVisit } from '../progression/series.ts';
import type { Source } from '../progression/sources.ts';
import type { TreatmentPeriod } from './treatment.ts';
import { treatmentCoursesOf } from './treatment-courses.ts';
import {
  type ProjectedTreatment,
  type StudyDifference,
  type StudyFigures,
  type StudyPopulation,
  studyFiguresAfter,
  type TreatedVersusControl,
  type TreatmentEffect,
  treatmentEffects,
} from './treatment-effects.ts';
import { runningOn } from './treatment-periods.ts';

/** Why a child's change is not held against a study. */
export const responseMismatches = [
  'birthDate',
  'age',
  'unmeasured',
  'refraction',
  'span',
  'method',
  'combined',
] as const;
export type ResponseMismatch = (typeof responseMismatches)[number];

/** A child's change in D or mm beside what the study saw over the same time. */
export interface ResponseFigures extends TreatedVersusControl {
  right: number | null;
  left: number | null;
  /** Between the child's two visits. */
  from: string;
  to: string;
  days: number;
  /** Whether the study's figures are a part of those over its whole time. */
  isPart: boolean;
  difference: StudyDifference | null;
}

/** What a treatment has done so far, as far as a study speaks of such children. */
export interface TreatmentResponse {
  treatment: TreatmentPeriod & { kind: ProjectedTreatment };
  source: Source;
  /** How long the study was. */
  years: number;
  /** What does not fit; then there are no figures. */
  mismatches: ResponseMismatch[];
  diopters: ResponseFigures | null;
  mm: ResponseFigures | null;
}

interface ResponseOptions {
  /** Finished ones, the earliest first. */
  visits: readonly SeriesVisit[];
  birthDate: string | null;
}

/** A study of a year had its last visit within so many days, and each further year as many more. */
const daysOfStudyYear = 400;
const minDays = 365;
/** What was measured up to so long before a treatment, or soon after its start, is from where it began. */
export const maxDaysBefore = 92;
export const maxDaysAfter = 31;

/** Both eyes on a day. */
type Reading = Record<Eye, number | null> & { date: string };

/**
 * The response to each treatment that lasts at the last visit and that a study is kept of; red light has none.
 * It is given over the latest span from the start that is as long as the study's, from a year on, where age,
 * refraction and method at the start are the study's too and no other treatment was used at the same time.
 */
export function treatmentResponsesOf({ visits, birthDate }: ResponseOptions): TreatmentResponse[] {
  const last = visits.at(-1)?.date ?? '';
  const courses = treatmentCoursesOf(visits);
  return runningOn(courses, last)
    .filter(course => course.from <= last)
    .filter(isStudied)
    .map(treatment => responseTo(treatment, courses, visits, birthDate));
}

const isStudied = (period: TreatmentPeriod): period is TreatmentResponse['treatment'] =>
  period.kind in treatmentEffects;

function responseTo(
  treatment: TreatmentResponse['treatment'],
  courses: readonly TreatmentPeriod[],
  visits: readonly SeriesVisit[],
  birthDate: string | null,
): TreatmentResponse {
  const { kind, from } = treatment;
  const effect: TreatmentEffect = treatmentEffects[kind];
  const { source, years, population } = effect;
  const lengths = visits.map(({ date, axialLength }) => ({ date, ...axialLength }));
  const shaped = orthokeratologyOf(visits);
  const counting = visits.filter(({ date }) => !isReshaped(date, shaped));
  const readBy = (method: 'cycloplegic' | 'dry') =>
    counting.map(visit => ({ date: visit.date, ...equivalentsOf(visit, method) }));
  const [powers, otherPowers] = [readBy('cycloplegic'), readBy('dry')];
  const atStart = powersAtStart(counting, from, population.by);
  const figures = (of: 'diopters' | 'mm', readings: Reading[]): ResponseFigures | null => {
    const span = effect[of] && spanOf(readings, from, years);
    const isWhole = span !== null && span.days >= years * minDays;
    const seen = span && studyFiguresAfter(kind, isWhole ? years : span.days / daysPerYear);
    return span && seen ? figuresOf(span, seen, of, effect) : null;
  };
  const diopters = figures('diopters', powers);
  const mm = figures('mm', lengths);
  const isByOtherMethod = atStart.length === 0 && startOf(otherPowers, from) !== undefined;
  const hasOtherSpan = effect.diopters !== null && spanOf(otherPowers, from, years) !== null;
  const isMeasured = diopters !== null || mm !== null;
  const doesNotFit: Record<ResponseMismatch, boolean> = {
    birthDate: birthDate === null,
    age: birthDate !== null && !isOfAge(population, ageOn(birthDate, from)),
    unmeasured: !isByOtherMethod && atStart.length === 0,
    refraction: atStart.length > 0 && !isOfPower(population, atStart),
    span: !isMeasured && !hasOtherSpan,
    method: isByOtherMethod || (!isMeasured && hasOtherSpan),
    combined: courses.some(other => isAtOnce(other, treatment)),
  };
  const mismatches = responseMismatches.filter(name => doesNotFit[name]);
  const fits = mismatches.length === 0;
  return { treatment, source, years, mismatches, diopters: fits ? diopters : null, mm: fits ? mm : null };
}

/** Spectacles with a power alone are what the other children of the studies wore, too. */
function isAtOnce(other: TreatmentPeriod, { kind, from }: TreatmentPeriod): boolean {
  return other.kind !== kind && other.kind !== 'spectacles' && (other.to === null || other.to > from);
}

function isOfAge({ ages: [youngest, oldest] }: StudyPopulation, age: Age | null): boolean {
  return age !== null && age.years >= youngest && age.years <= oldest;
}

/** Each eye that was measured has to be one that the study took. */
function isOfPower({ strongest, weakest }: StudyPopulation, values: readonly number[]): boolean {
  const isTaken = (value: number) => value <= weakest && (strongest === null || value >= strongest);
  return values.length > 0 && values.every(isTaken);
}

/** Spheres or equivalents under drops from where the treatment began. */
function powersAtStart(visits: readonly SeriesVisit[], from: string, by: StudyPopulation['by']): number[] {
  const readings = visits.map((visit): Reading => {
    const { right, left } = visit.powers.cycloplegic ?? {};
    const spheres = { right: right?.sph ?? null, left: left?.sph ?? null };
    return { date: visit.date, ...(by === 'sphere' ? spheres : equivalentsOf(visit, 'cycloplegic')) };
  });
  const start = startOf(readings, from);
  return start ? [start.right, start.left].filter(value => value !== null) : [];
}

const isRead = ({ right, left }: Reading) => (right ?? left) !== null;

/** The latest reading up to the first day of a treatment, or the first soon after it. */
function startOf(readings: readonly Reading[], from: string): Reading | undefined {
  const read = readings.filter(isRead);
  return (
    read.findLast(({ date }) => date <= from && daysBetween(date, from) <= maxDaysBefore) ??
    read.find(({ date }) => date > from && date <= daysAfter(from, maxDaysAfter))
  );
}

/** From the start to the last reading within the study's time; null if that is less than a year. */
function spanOf(readings: readonly Reading[], from: string, years: number) {
  const start = startOf(readings, from);
  if (!start) return null;
  const days = (date: string) => daysBetween(start.date, date);
  const end = readings.findLast(
    one => isRead(one) && days(one.date) >= minDays && days(one.date) <= years * daysOfStudyYear,
  );
  return end ? { start, end, days: days(end.date) } : null;
}

function figuresOf(
  { start, end, days }: NonNullable<ReturnType<typeof spanOf>>,
  seen: StudyFigures,
  of: 'diopters' | 'mm',
  { years, difference }: TreatmentEffect,
): ResponseFigures | null {
  const groups = seen[of];
  const change = (eye: Eye) => {
    const [before, after] = [start[eye], end[eye]];
    return before === null || after === null ? null : after - before;
  };
  const [right, left] = [change('right'), change('left')];
  if (!groups || (right === null && left === null)) return null;
  const dates = { from: start.date, to: end.date, days };
  return { ...groups, right, left, ...dates, isPart: seen.years < years, difference: difference[of] };
}
