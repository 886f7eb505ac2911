import { eyesWith, isEyeReason } from '../results/always-again.ts';
import { courses, testsWithCourse } from '../results/courses.ts';
import { type AgainReason, countJudged, notJudgedReason, testsOf } from '../results/judgement.ts';
import type { ResultRow } from '../results/result.ts';
import { type NotDoneReason, notDoneReasons } from '../tests/answers.schema.ts';
import type { TestId } from '../tests/catalogue.ts';
import { familyValues } from './family-values.ts';
import type { ScreeningTexts } from './screening-text-types.ts';
import { filledIn } from './screening-texts.ts';

/**
 * Maximum number of tests for which the norm has no limit that are listed by name; if there are more, only
 * their number is given.
 */
const maxListed = 5;

export interface SummarySection {
  title: string;
  paragraphs: string[];
  /** Tests that need another look: the name, the values with the reason, and whom the family should see. */
  again?: { name: string; why: string; whom: string }[];
}

/**
 * Describes a screening to the family in plain words: what was examined, what needs another look, what is as
 * expected, and what is not judged.
 */
export function familySummary(
  rows: readonly ResultRow[],
  texts: ScreeningTexts,
  whom: ScreeningTexts['family']['whom'] = texts.family.whom,
): SummarySection[] {
  const { family } = texts;
  const listed = (tests: readonly TestId[]) => tests.map(test => family.tests[test]).join(family.comma);
  const sentence = (tests: readonly TestId[]) =>
    tests.length > 0 ? [titled(listed(tests)) + stopOf(texts)] : [];
  const named = (text: string, tests: readonly TestId[]) =>
    tests.length > 0 ? [filledIn(text, { tests: listed(tests) })] : [];
  const done = rows.filter(({ items }) => items.length > 0).map(({ test }) => test);
  const isNotDone = (row: ResultRow) => ['open', 'notDone'].includes(notJudgedReason(row) ?? '');
  const notJudged = rows.filter(({ judgement }) => judgement === 'notJudged');
  const left = notJudged.filter(isNotDone);
  const unlimited = notJudged.filter(row => !isNotDone(row)).map(({ test }) => test);
  const { again, expected } = countJudged(rows);
  return [
    {
      title: family.lookedAt,
      paragraphs: [
        ...sentence(done),
        ...courses.flatMap(course => named(texts.summary[course], testsWithCourse(rows, course))),
      ],
    },
    {
      title: family.again,
      again: rows
        .filter(({ judgement }) => judgement === 'again')
        .map(row => ({
          name: titled(family.tests[row.test]),
          why: reasonsOf(row, texts) + stopOf(texts),
          whom: whom[row.test === 'eyesight' ? 'eyesight' : 'other'],
        })),
      paragraphs: again > 0 ? [] : [expected > 0 ? family.againNone : family.nothingJudged],
    },
    { title: family.expected, paragraphs: sentence(testsOf(rows, 'expected')) },
    {
      title: family.notJudged,
      paragraphs: [
        ...(unlimited.length > maxListed
          ? [filledIn(family.noLimitMany, { count: unlimited.length })]
          : named(family.noLimit, unlimited)),
        ...[null, ...notDoneReasons].flatMap(reason =>
          named(
            reason === null ? family.notDone : family.notDoneBecause[reason],
            left.filter(row => reasonOf(row) === reason).map(({ test }) => test),
          ),
        ),
        ...(notJudged.length > 0 ? [texts.judgedNote] : []),
      ],
    },
  ].filter(({ paragraphs, again: tests = [] }) => paragraphs.length + tests.length > 0);
}

/** The one reason why a test was not done; null if it was not finished or different reasons were recorded. */
function reasonOf({ items, open, notDone }: ResultRow): NotDoneReason | null {
  const [first, ...others] = notDone;
  const isWhole = items.length === 0 && open.length === 0;
  return first && isWhole && others.every(({ reason }) => reason === first.reason) ? first.reason : null;
}

/** The values that need another look, and the reasons why. */
const reasonsOf = (row: ResultRow, texts: ScreeningTexts): string =>
  [familyValues(row, texts), ...row.reasons.map(reason => reasonText(reason, row, texts))]
    .filter(Boolean)
    .join(texts.listComma);

/** A reason in words; one that holds for an eye names the eye. */
function reasonText(reason: AgainReason, row: ResultRow, { family, again }: ScreeningTexts): string {
  if (reason === 'norm') return family.outside;
  if (!isEyeReason(reason)) return again[reason];
  const [eye, other] = eyesWith(reason, row);
  return eye ? family.ofEyes[reason][other ? 'both' : eye] : again[reason];
}

const titled = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const stopOf = ({ family }: ScreeningTexts): string => family.intro.slice(-1);
