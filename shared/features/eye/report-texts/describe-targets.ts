import { eyes } from '../../../core/optics/eyes.ts';
import { isMeasurable } from '../optics/axial-length.ts';
import { runningTargetsOf } from '../progression/chart-target.ts';
import { hasPower, type SeriesVisit } from '../progression/series.ts';
import { isChosen, powerMethods } from '../progression/trend.ts';
import { isOnRedLight } from '../treatments/red-light.ts';
import { type TargetCourse, targetCoursesOf } from '../treatments/target-courses.ts';
import { sayTarget } from './change-words.ts';
import { describeSpans, type SinceLast } from './describe-since-last.ts';
import type { ReportTexts } from './report-text-types.ts';

interface Targets extends SinceLast {
  /** Whether to describe the length of the eyes too, not only their power. */
  hasLength: boolean;
  /** Whether to compare the change with the target; true by default. */
  hasResult?: boolean;
}

/** Describes the numeric target that a visit sets, as its form announces. Null if the visit sets none. */
export function describeNewTarget(
  texts: ReportTexts,
  { date, target }: Pick<SeriesVisit, 'date' | 'target'>,
  { hasLength, dayOf }: Pick<Targets, 'hasLength' | 'dayOf'>,
): string | null {
  if (!target || target.perYear === null || (target.unit === 'mm' && !hasLength)) return null;
  return texts.target(sayTarget(texts.changes, { ...target, text: null }), dayOf(date));
}

/**
 * Describes each numeric target that was set before the last visit, how the eyes have changed since then, and
 * where it can be told whether they changed less or more than the target allows. It leaves out prescribed
 * powers, and changes that ended more than a year before the last visit. Empty if nothing was measured twice
 * since a target was set.
 */
export function describeTargets(
  texts: ReportTexts,
  { hasLength, hasResult = true, ...since }: Targets,
): string[] {
  const none = { right: null, left: null };
  const withoutResults = hasResult ? {} : { results: none, mismatches: none };
  return targetCoursesOf(since.visits, since.method)
    .filter(
      ({ target, changes }) => (target.unit === 'D' || hasLength) && (changes.right ?? changes.left) !== null,
    )
    .map(course =>
      describeCourse(texts, { ...course, ...withoutResults }, since, { ...course.target, text: null }),
    );
}

/**
 * Describes for staff all targets at the last visit, the latest last: those set earlier as `describeTargets`
 * does, also if nothing was measured since, and the one that the visit sets; with the clinician's own words.
 */
export function describeTargetsForStaff(texts: ReportTexts, since: SinceLast): string[] {
  const { visits, method, dayOf } = since;
  const last = visits.at(-1);
  const inWords = runningTargetsOf(visits.slice(0, -1), last?.target ?? null).filter(
    ({ target }) => target.perYear === null,
  );
  const own = last?.target ? [{ date: last.date, target: last.target }] : [];
  return [
    ...targetCoursesOf(visits, method).map(course => describeCourse(texts, course, since, course.target)),
    ...[...inWords, ...own].map(({ date, target }) => sayTargetOf(texts, target, dayOf(date))),
  ];
}

type Target = NonNullable<SeriesVisit['target']>;

/** States a target and its day. Own words that end as a sentence do not get a second full stop. */
const sayTargetOf = (texts: ReportTexts, target: Target, day: string): string =>
  texts.target(sayTarget(texts.changes, target).replace(/[.。]$/u, ''), day);

function describeCourse(
  texts: ReportTexts,
  course: TargetCourse,
  { visits, method, dayOf }: SinceLast,
  target: Target,
): string {
  const { date, changes } = course;
  const { unit } = target;
  const { space, choroid } = texts.sentence;
  const said = describeSpans(texts, changes, { unit, method, dayOf, hasRate: true });
  const isShorter = eyes.some(eye => {
    const { start, end } = changes[eye] ?? { start: 0, end: 0 };
    return unit === 'mm' && end < start && isMeasurable(end - start);
  });
  const { open } = texts.targetResult;
  const isOpen = said.length === 0 && !visits.some(visit => visit.date > date && isMeasured(visit, unit));
  const result = isOpen ? [open] : [describeResult(texts, course), ...describeMismatches(texts, course)];
  return (
    [sayTargetOf(texts, target, dayOf(date)), ...said, ...result].filter(Boolean).join(space) +
    (isShorter && isOnRedLight(visits) ? choroid : '')
  );
}

const measuredMethods = powerMethods.filter(method => !isChosen(method));

const isMeasured = (visit: SeriesVisit, unit: 'D' | 'mm'): boolean =>
  unit === 'D'
    ? measuredMethods.some(method => hasPower(visit, method))
    : eyes.some(eye => visit.axialLength[eye] !== null);

/** Says whether each eye changed less or more than the target allows; empty if neither eye is compared. */
function describeResult({ targetResult }: ReportTexts, { results: { right, left } }: TargetCourse): string {
  if (right && left) return right === left ? targetResult.both(right) : targetResult.apart(right, left);
  if (right) return targetResult.one.right(right);
  return left ? targetResult.one.left(left) : '';
}

/**
 * Says why eyes are not compared with the target: those that changed, or both if the change of neither is
 * known. Of two reasons why nothing is known, an old pair of measurements says more than none.
 */
function describeMismatches({ targetResult }: ReportTexts, { changes, mismatches }: TargetCourse): string[] {
  const changed = eyes.filter(eye => changes[eye] !== null);
  const told = (changed.length > 0 ? changed : eyes).flatMap(eye =>
    mismatches[eye] ? [{ eye, reason: mismatches[eye] }] : [],
  );
  const main = told.find(({ reason }) => reason !== 'pair') ?? told[0];
  if (!main) return [];
  const isCommon = told.length === changed.length && told.every(({ reason }) => reason === main.reason);
  return isCommon || changed.length === 0
    ? [targetResult.uncompared(main.reason)]
    : told.map(({ eye, reason }) => targetResult.uncomparedOf[eye](reason));
}
