import type { TestId } from '../tests/catalogue.ts';

/** Texts of the family's summary of a screening. Names in braces are placeholders. */
export interface FamilyTexts {
  title: string;
  intro: string;
  lookedAt: string;
  again: string;
  /** `againNone`: no judged test needs another look. `nothingJudged`: no test was judged. */
  againNone: string;
  nothingJudged: string;
  /** The summary's wording for "a result is outside what the norm calls usual". */
  outside: string;
  /** Texts on whom a family should see about a test. */
  whom: Record<'eyesight' | 'other', string>;
  expected: string;
  notJudged: string;
  noLimit: string;
  /** Used instead of a long list of tests for which the norm has no limit. */
  noLimitMany: string;
  comma: string;
  notDone: string;
  remarks: string;
  /** Refers to the full report, if the remarks are too long for the page. */
  moreRemarks: string;
  /** Names of tests without technical terms, for use within a sentence. */
  tests: Record<TestId, string>;
}
