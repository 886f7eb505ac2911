import type { NormRow } from '../settings/norms.schema.ts';
import type { TestId } from '../tests/catalogue.ts';
import type { AlwaysReason } from './always-again.ts';
import type { Finding } from './findings.ts';

/** Judgement of a test. `again`: the test needs another look. `notJudged` does not mean "nothing found". */
export const judgements = ['again', 'expected', 'notJudged'] as const;
export type Judgement = (typeof judgements)[number];

/**
 * Why a test needs another look: because of a norm of the organisation, or for a reason that needs no norm.
 */
export type AgainReason = 'norm' | AlwaysReason;

/**
 * Why no norm is shown: none is approved, or the approved ones are for another band, language, task or
 * person.
 */
export type NoNormReason = 'none' | 'band' | 'language' | 'task' | 'person';

/**
 * Why a test is not judged: it is incomplete (`open`) or was not done, or its norm has no limits or does not
 * match.
 */
export type NotJudgedReason = 'open' | 'notDone' | 'noLimits' | NoNormReason;

export type JudgedCounts = Record<Judgement, number>;

interface JudgedItem extends Pick<Finding, 'measure'> {
  norm: Pick<NormRow, 'low' | 'high'> | null;
  noNorm: NoNormReason | null;
}

interface Judged {
  test: TestId;
  items: readonly JudgedItem[];
  notDone: readonly unknown[];
  open: readonly unknown[];
  reasons: readonly AgainReason[];
}

const hasLimit = ({ norm }: JudgedItem) => norm !== null && (norm.low !== null || norm.high !== null);

/**
 * Whether a test was compared with a limit: for eyesight, the acuity of both eyes with the chosen line; for
 * another test, at least one value with the limit of a norm.
 */
function isCompared({ test, items }: Pick<Judged, 'test' | 'items'>): boolean {
  if (test !== 'eyesight') return items.some(hasLimit);
  const acuities = items.filter(({ measure }) => measure === 'presenting');
  return acuities.length > 0 && acuities.every(({ norm }) => norm !== null && norm.high !== null);
}

/** Null if the test is judged. */
export function notJudgedReason(row: Judged): NotJudgedReason | null {
  const { items, notDone, open, reasons } = row;
  if (reasons.length > 0) return null;
  if (open.length > 0) return 'open';
  if (notDone.length > 0) return 'notDone';
  if (isCompared(row)) return null;
  if (items.some(({ norm }) => norm !== null)) return 'noLimits';
  return items.find(({ noNorm }) => noNorm !== null && noNorm !== 'none')?.noNorm ?? 'none';
}

export function judgementOf(row: Judged): Judgement {
  if (row.reasons.length > 0) return 'again';
  return notJudgedReason(row) === null ? 'expected' : 'notJudged';
}

/** The tests of a screening that have a given judgement, in order. */
export const testsOf = (rows: readonly { test: TestId; judgement: Judgement }[], one: Judgement): TestId[] =>
  rows.flatMap(({ test, judgement }) => (judgement === one ? [test] : []));

const none: JudgedCounts = { again: 0, expected: 0, notJudged: 0 };

/** Number of tests with each judgement in a screening. All summaries use this count. */
export function countJudged(rows: readonly { judgement: Judgement }[]): JudgedCounts {
  const counts = { ...none };
  for (const { judgement } of rows) counts[judgement] += 1;
  return counts;
}

export const sumJudged = (all: readonly JudgedCounts[]): JudgedCounts =>
  all.reduce(
    (sum, one) => ({
      again: sum.again + one.again,
      expected: sum.expected + one.expected,
      notJudged: sum.notJudged + one.notJudged,
    }),
    none,
  );
