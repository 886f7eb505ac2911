import type { Eye } from '../../../core/optics/eyes.ts';
import type { EyeReason } from '../results/always-again.ts';
import type { NotDoneReason } from '../tests/answers.schema.ts';
import type { TestId } from '../tests/catalogue.ts';

/** Texts of the summary of a screening for families. Names in braces are placeholders. */
export interface FamilyTexts {
  title: string;
  intro: string;
  lookedAt: string;
  again: string;
  /** Says that no judged test needs another look. */
  againNone: string;
  /** Says that no test is judged, what this means and whom to ask. */
  nothingJudged: string;
  /** How the summary says that a result is outside the limits of its norm. */
  outside: string;
  /** Texts that say whom a family should see about a test. */
  whom: Record<'eyesight' | 'other', string>;
  expected: string;
  notJudged: string;
  noLimit: string;
  /** Text used instead of a long list of tests for which the norm has no limit. */
  noLimitMany: string;
  comma: string;
  eyes: Record<'right' | 'left', string>;
  /** Why an eye, or both, need another look, in place of "at least one eye". */
  ofEyes: Record<EyeReason, Record<Eye | 'both', string>>;
  /** Notation of the acuities, and the notations in which they were recorded if these are others. */
  converted: string;
  notDone: string;
  /** Says why tests were not done, by the one reason that was recorded for the whole of each test. */
  notDoneBecause: Record<NotDoneReason, string>;
  /** Names of tests without technical terms, for use within a sentence. */
  tests: Record<TestId, string>;
}
