import { equivalentsOf, type SeriesVisit } from '../progression/series.ts';
import { isAt, type MeasuredResponse, measuredResponse } from './published-response.ts';
import { isUnderRedLight } from './red-light.ts';
import { isAtOnce, populationMismatches, withOwnShape } from './study-population.ts';
import type { TreatmentPeriod } from './treatment.ts';
import { treatmentCoursesOf } from './treatment-courses.ts';
import {
  isStudied,
  type StudiedTreatment,
  type TreatmentEffect,
  treatmentEffects,
} from './treatment-effects.ts';
import { runningOn } from './treatment-periods.ts';
import { type Reading, startOf } from './treatment-start.ts';

/** Why a child's change is not compared with a study. */
export const responseMismatches = [
  'birthDate',
  'age',
  'unmeasured',
  'refraction',
  'time',
  'unread',
  'method',
  'combined',
] as const;
export type ResponseMismatch = (typeof responseMismatches)[number];

export interface TreatmentResponse {
  treatment: TreatmentPeriod & { kind: StudiedTreatment };
  /** Reasons why the study does not apply to the child. If there are any, `diopters` and `mm` are null. */
  mismatches: ResponseMismatch[];
  diopters: MeasuredResponse | null;
  mm: MeasuredResponse | null;
}

interface ResponseOptions {
  /** Finished visits of the child, the earliest first. */
  visits: readonly SeriesVisit[];
  birthDate: string | null;
}

/**
 * How the child responds to each treatment that continues at the last visit and has a study. Red light is
 * never compared. There is a response only at the study's published times, and only if age, refraction and
 * method at the start match the study, no other treatment was used at the same time, and the values at the
 * start were not measured under red light.
 */
export function treatmentResponsesOf(child: ResponseOptions): TreatmentResponse[] {
  const last = child.visits.at(-1)?.date ?? '';
  const courses = treatmentCoursesOf(child.visits);
  return runningOn(courses, last)
    .filter(course => course.from <= last)
    .filter((course): course is TreatmentResponse['treatment'] => isStudied(course.kind))
    .map(treatment => responseTo(treatment, courses, child));
}

function responseTo(
  treatment: TreatmentResponse['treatment'],
  courses: readonly TreatmentPeriod[],
  { visits, birthDate }: ResponseOptions,
): TreatmentResponse {
  const { kind, from } = treatment;
  const { population, times }: TreatmentEffect = treatmentEffects[kind];
  const newest = visits.at(-1)?.date ?? from;
  const lengths = visits.map(({ date, axialLength }) => ({ date, ...axialLength }));
  const readBy = (method: 'cycloplegic' | 'dry') =>
    withOwnShape(visits).map(visit => ({ date: visit.date, ...equivalentsOf(visit, method) }));
  const [powers, dryPowers] = [readBy('cycloplegic'), readBy('dry')];
  const measured = (of: 'diopters' | 'mm', readings: readonly Reading[]): MeasuredResponse | null => {
    const start = times.some(time => time[of]) ? startOf(readings, from) : undefined;
    return start ? measuredResponse({ of, times, readings, start, from, newest }) : null;
  };
  const [diopters, mm] = [measured('diopters', powers), measured('mm', lengths)];
  const starts = [startOf(powers, from), startOf(lengths, from)];
  const start = starts.find(reading => reading !== undefined);
  const isAltered = starts.some(reading => reading && isUnderRedLight(visits, reading.date));
  const isDue = times.some(({ months }) => isAt(months, newest, { start: start ?? { date: from }, from }));
  const isTold = hasFigures(diopters) || hasFigures(mm);
  const isDry = !isTold && hasFigures(measured('diopters', dryPowers));
  const { unmeasured, ...differs } = populationMismatches(population, { visits, birthDate }, from);
  const isDryAtStart = unmeasured && startOf(dryPowers, from) !== undefined;
  const doesNotFit: Record<ResponseMismatch, boolean> = {
    ...differs,
    unmeasured: unmeasured && !isDryAtStart,
    time: !isTold && !isDry && !isDue,
    unread: !isTold && !isDry && isDue && start !== undefined,
    method: isDryAtStart || isDry,
    combined: isAltered || courses.some(other => isAtOnce(other, treatment)),
  };
  const mismatches = responseMismatches.filter(name => doesNotFit[name]);
  const fits = mismatches.length === 0;
  return { treatment, mismatches, diopters: fits ? diopters : null, mm: fits ? mm : null };
}

const hasFigures = (response: MeasuredResponse | null): boolean =>
  response !== null && (response.compared.length > 0 || response.treatedOnly !== null);
