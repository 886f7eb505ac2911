import type { Screening } from '../screenings/schema.ts';
import type { NormRow, NormSet } from '../settings/norms.schema.ts';
import type { NotDoneReason, TestEntry } from '../tests/answers.schema.ts';
import { type Place, placesOf, type ScreeningTest, screeningTests, type TestId } from '../tests/catalogue.ts';
import { isAnswered } from '../tests/completeness.ts';
import { type OtherTask, otherTaskOf } from '../tests/task.ts';
import { alwaysAgain } from './always-again.ts';
import { type Change, changeSince } from './change.ts';
import { findNorm, type NormSubject } from './find-norm.ts';
import { distanceAbove, type Finding, findingsOf } from './findings.ts';
import { type AgainReason, type Judgement, judgementOf, type NoNormReason } from './judgement.ts';

/** A finding with its value in the last screening and its norm. */
export interface ResultItem extends Finding {
  last: (Pick<Finding, 'value' | 'text'> & { date: string }) | null;
  change: Change | null;
  norm:
    | (Pick<NormRow, 'low' | 'high' | 'typical'> & Pick<NormSet, 'id' | 'name' | 'source' | 'edition'>)
    | null;
  noNorm: NoNormReason | null;
  /** Whether the value is outside the limits (`low`, `high`) of an approved norm. */
  isOutside: boolean;
}

/** One test in the result of a screening. There is no total score. */
export interface ResultRow {
  test: TestId;
  items: ResultItem[];
  notDone: { place: Place; reason: NotDoneReason; note: string | null }[];
  /** Places of the test (whole test or side) that have no answer. */
  open: Place[];
  remark: string | null;
  /** Facts about the task that prevent a comparison with last time. Empty if there was no result then. */
  otherTask: OtherTask[];
  /** Why the test needs another look; empty if the test is as expected or not judged. */
  reasons: AgainReason[];
  judgement: Judgement;
  isWorse: boolean;
  isBetter: boolean;
}

type Compared = Pick<Screening, 'id' | 'date' | 'band' | 'grade' | 'tests'>;

/** The last finished screening of a child before a given screening. */
export function previousOf<One extends Pick<Screening, 'id' | 'date' | 'status' | 'deletedAt'>>(
  screening: Pick<Screening, 'id' | 'date'>,
  all: readonly One[],
): One | undefined {
  const place = ({ date, id }: Pick<Screening, 'id' | 'date'>) => `${date} ${id}`;
  return all
    .filter(({ status, deletedAt }) => status !== 'draft' && deletedAt === null)
    .filter(one => one.id !== screening.id && place(one) < place(screening))
    .sort((one, other) => (place(one) < place(other) ? 1 : -1))[0];
}

/**
 * The results of all tests in the order of the examination, with current value, last value, change and norm.
 */
export function resultOf(
  screening: Compared,
  previous: Compared | undefined,
  sets: readonly NormSet[],
  subject: NormSubject,
): ResultRow[] {
  return screeningTests.map(test => rowOf(test, { screening, previous, sets, subject }));
}

interface Known {
  screening: Compared;
  previous: Compared | undefined;
  sets: readonly NormSet[];
  subject: NormSubject;
}

function rowOf(test: ScreeningTest, known: Known): ResultRow {
  const { screening, subject } = known;
  const entry = screening.tests[test.id];
  const items = findingsOf(test, entry).map(finding => itemOf(finding, test, known));
  const notDone = placesOf(test).flatMap(place => {
    const answer = entry[place];
    return answer?.state === 'notDone' ? [{ place, reason: answer.reason, note: answer.note }] : [];
  });
  const courses = items.map(courseOf);
  const open = placesOf(test).filter(place => !isAnswered(test, entry[place]));
  const reasons: AgainReason[] = [
    ...(items.some(({ isOutside }) => isOutside) ? ['norm' as const] : []),
    ...(test.id === 'eyesight' ? alwaysAgain(entry, subject.birthDate, screening.date) : []),
  ];
  return {
    test: test.id,
    items,
    notDone,
    open,
    remark: entry.remark,
    otherTask: otherTask(test, known),
    reasons,
    judgement: judgementOf({ test: test.id, items, notDone, open, reasons }),
    isWorse: courses.includes('worse'),
    isBetter: courses.includes('better'),
  };
}

function itemOf(
  finding: Finding,
  test: ScreeningTest,
  { screening, previous, sets, subject }: Known,
): ResultItem {
  const details = screening.tests[test.id].details;
  const found = findNorm(sets, { test: test.id, measure: finding.measure, details }, screening, subject);
  const before = previous && lastOf(finding, test, previous, details);
  return {
    ...finding,
    last: before && previous ? { value: before.value, text: before.text, date: previous.date } : null,
    change: changeSince(before, finding),
    norm: found.set ? { ...limitsOf(found.row), ...sourceOf(found.set) } : null,
    noNorm: found.reason,
    isOutside: found.set !== null && isOutside(finding, found.row),
  };
}

/**
 * The same finding in the last screening; undefined if its task had another language or was of another kind.
 */
function lastOf(
  { place, measure }: Finding,
  test: ScreeningTest,
  previous: Compared,
  details: TestEntry['details'],
): Finding | undefined {
  const entry = previous.tests[test.id];
  return otherTaskOf(test.id, entry.details, details).length === 0
    ? findingsOf(test, entry).find(one => one.place === place && one.measure === measure)
    : undefined;
}

function otherTask(test: ScreeningTest, { screening, previous }: Known): OtherTask[] {
  const [last, now] = [previous?.tests[test.id], screening.tests[test.id]];
  if (!last || findingsOf(test, last).length === 0 || findingsOf(test, now).length === 0) return [];
  return otherTaskOf(test.id, last.details, now.details);
}

const limitsOf = ({ low, high, typical }: NormRow) => ({ low, high, typical });
const sourceOf = ({ id, name, source, edition }: NormSet) => ({ id, name, source, edition });

const isOutside = (finding: Finding, { low, high }: NormRow): boolean =>
  (low !== null && (distanceAbove(finding, low) ?? 0) < 0) ||
  (high !== null && (distanceAbove(finding, high) ?? 0) > 0);

/** Whether a value has changed, but by no more than two repetitions of the test usually differ. */
export const isWithinNoise = (change: Change | null): boolean => change?.isNoise === true && change.by !== 0;

/**
 * The values that a sentence names as better or worse than last time. Empty if no other value of the test has
 * changed only within noise; then the sentence calls the whole test better or worse.
 */
export const changedItems = (
  { items }: Pick<ResultRow, 'items'>,
  course: 'better' | 'worse',
): ResultItem[] =>
  items.some(({ change }) => isWithinNoise(change)) ? items.filter(item => courseOf(item) === course) : [];

/**
 * Whether a value is better or worse than last time by more than noise. A change to or from low vision always
 * counts, although its size is unknown.
 */
function courseOf({ unit, value, last, change }: ResultItem): 'better' | 'worse' | null {
  if (unit === 'logMar' && last && (last.value === null) !== (value === null))
    return value === null ? 'worse' : 'better';
  if (!change || change.isBetter === null) return null;
  return change.isBetter ? 'better' : 'worse';
}
