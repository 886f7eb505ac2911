import { daysBetween, monthsAfter } from '../../../core/dates/days.ts';
import type { SeriesVisit } from '../progression/series.ts';
import type { PartRead, Source } from '../progression/sources.ts';
import { daysAround } from './published-response.ts';
import { isAtOnce, populationMismatches } from './study-population.ts';
import type { TreatmentKind, TreatmentPeriod } from './treatment.ts';
import { treatmentCoursesOf } from './treatment-courses.ts';
import { isNeverProjected, treatmentEffects } from './treatment-effects.ts';
import { runningOn } from './treatment-periods.ts';

/**
 * Mean change in the year after two years of atropine drops: of children who stopped, and of those who
 * continued.
 */
interface StoppedVersusContinued {
  stopped: number;
  continued: number;
}

const lampThirdYear = { source: 'yam2022', from: 'abstract' } as const;

/** Published changes in the third year of a study, after two years of drops, with their source. */
interface YearAfter extends Record<'diopters' | 'mm', StoppedVersusContinued> {
  source: Source;
  from: PartRead;
}

/** Results of the third year of the LAMP study. */
export const yearAfterAtropine = {
  atropine005: {
    ...lampThirdYear,
    diopters: { stopped: -0.68, continued: -0.28 },
    mm: { stopped: 0.33, continued: 0.17 },
  },
  atropine0025: {
    ...lampThirdYear,
    diopters: { stopped: -0.57, continued: -0.35 },
    mm: { stopped: 0.29, continued: 0.2 },
  },
  atropine001: {
    ...lampThirdYear,
    diopters: { stopped: -0.56, continued: -0.38 },
    mm: { stopped: 0.29, continued: 0.24 },
  },
} as const satisfies Partial<Record<TreatmentKind, YearAfter>>;
type Studied = keyof typeof yearAfterAtropine;

/** Atropine drops that ended less than a year before the newest visit and were not started again. */
export interface EndedAtropine {
  treatment: TreatmentPeriod & { to: string };
  /**
   * Published changes after drops were stopped; null if the child does not match the children of the study.
   */
  figures: YearAfter | null;
}

/** Number of months after the end of drops until the child should be seen again. */
export const recallMonths = 3;
const yearMonths = 12;
/**
 * Minimum number of days between a visit and the recall date. If the recall date is nearer, the visit counts
 * as the recall.
 */
const minDaysAhead = 28;
const isAhead = (due: string, today: string): boolean => daysBetween(today, due) >= minDaysAhead;

export const isAtropine = (kind: string): boolean => kind.startsWith('atropine');

/** Recall date of a child whose drops end. @param today day of the visit at which the drops end */
function recallAfterAtropine(to: string, today: string): string {
  const due = monthsAfter(to, recallMonths);
  return isAhead(due, today) ? due : monthsAfter(today, recallMonths);
}

/** When a child whose drops ended should be seen again, and whether the drops end at this visit (`isNew`). */
export interface AtropineRecall {
  due: string;
  isNew: boolean;
}

/**
 * The recall (date of the next visit) to propose at a visit. Null if no drops ended, if some drops continue,
 * or if drops ended at an earlier visit and the recall date has passed or is so near that this visit counts
 * as the recall.
 * @param statements treatments that the visit records
 * @param earlier treatments that were recorded before
 * @param today day of the visit
 */
export function atropineRecallOf(
  statements: readonly Drops[],
  earlier: readonly Drops[],
  today: string,
): AtropineRecall | null {
  if (statements.some(({ kind }) => isAtropine(kind))) {
    const end = endOf(statements);
    return end === null ? null : { due: recallAfterAtropine(end, today), isNew: true };
  }
  const end = endOf(earlier);
  if (end === null) return null;
  const due = monthsAfter(end, recallMonths);
  return isAhead(due, today) ? { due, isNew: false } : null;
}

type Drops = Pick<TreatmentPeriod, 'kind' | 'to'>;

/** The last day of atropine drops; null if there were no drops or if some continue. */
function endOf(treatments: readonly Drops[]): string | null {
  const drops = treatments.filter(({ kind }) => isAtropine(kind));
  const ends = drops.flatMap(({ to }) => to ?? []).sort();
  return ends.length === drops.length ? (ends.at(-1) ?? null) : null;
}

/**
 * The atropine drops that a child has stopped; null if there are none. @param visits finished visits, the
 * earliest first
 */
export function endedAtropineOf(child: {
  visits: readonly SeriesVisit[];
  birthDate: string | null;
}): EndedAtropine | null {
  const { visits } = child;
  const last = visits.at(-1)?.date ?? '';
  const courses = treatmentCoursesOf(visits).filter(({ from }) => from <= last);
  const running = runningOn(courses, last);
  if (running.some(({ kind }) => isAtropine(kind))) return null;
  const treatment = courses.filter(hasEnded).findLast(({ kind }) => isAtropine(kind));
  if (!treatment || daysBetween(monthsAfter(treatment.to, yearMonths), last) > daysAround) return null;
  const { kind, from } = treatment;
  const isAlone = !running.some(one => isNeverProjected(one.kind) || isAtOnce(one, treatment));
  const fits =
    isLamp(kind) &&
    isAlone &&
    !courses.some(other => isAtOnce(other, treatment)) &&
    !Object.values(populationMismatches(treatmentEffects[kind].population, child, from)).includes(true);
  return { treatment, figures: fits ? yearAfterAtropine[kind] : null };
}

const isLamp = (kind: string): kind is Studied => Object.hasOwn(yearAfterAtropine, kind);
const hasEnded = (course: TreatmentPeriod): course is EndedAtropine['treatment'] => course.to !== null;
