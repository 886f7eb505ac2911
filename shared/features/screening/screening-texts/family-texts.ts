import type { TestId } from '../tests/catalogue.ts';

/** Texts of the family's summary of a screening. Names in braces are placeholders. */
export interface FamilyTexts {
  title: string;
  intro: string;
  lookedAt: string;
  again: string;
  /** Nothing that was judged needs another look; or nothing was judged. */
  againNone: string;
  nothingJudged: string;
  /** Replaces "a result is outside what the norm calls usual". */
  outside: string;
  /** With whom to look at a test again. */
  whom: Record<'eyesight' | 'other', string>;
  expected: string;
  notJudged: string;
  noLimit: string;
  /** Replaces a long list of such tests. */
  noLimitMany: string;
  comma: string;
  notDone: string;
  remarks: string;
  /** The remarks are too long for the page. */
  moreRemarks: string;
  /** Names without technical terms, within a sentence. */
  tests: Record<TestId, string>;
}
