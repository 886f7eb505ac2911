import type { MeasureValues } from './answers.schema.ts';
import { type TestId, taskLanguages } from './catalogue.ts';

/** Facts about how a test was done. Results can be compared only if all of them are the same. */
const taskDetails = ['language', 'task', 'card'] as const;
type TaskDetail = (typeof taskDetails)[number];

/** Eye tracking reads numbers aloud: whether Chinese is written in one script or the other plays no role. */
const isReadAloud = (test: TestId): boolean => test === 'eyeTracking';

/** The languages that can be chosen for a test; for numbers read aloud, Chinese is one language. */
export const languagesOf = (test: TestId): readonly string[] =>
  isReadAloud(test) ? taskLanguages.filter(language => language !== 'chineseTraditional') : taskLanguages;

/** The language of a test for comparisons: one of `languagesOf`; null if none was recorded. */
export const comparedLanguage = (test: TestId, language: number | string | null | undefined) =>
  isReadAloud(test) && language === 'chineseTraditional' ? 'chineseSimplified' : (language ?? null);

/** Under which name an option of a measure is shown; both Chinese scripts are `chinese` if read aloud. */
export const shownOption = (test: TestId | null, measure: string, option: string): string =>
  measure === 'language' && test !== null && isReadAloud(test) && option.startsWith('chinese')
    ? 'chinese'
    : option;

/** A fact about the task that was not the same last time. Null means that it was not recorded. */
export interface OtherTask {
  detail: TaskDetail;
  last: string | null;
  now: string | null;
}

const comparedDetail = (test: TestId, details: MeasureValues, detail: TaskDetail) =>
  detail === 'language' ? comparedLanguage(test, details[detail]) : (details[detail] ?? null);

/** The facts about the task by which the results of two screenings cannot be compared. */
export function otherTaskOf(test: TestId, last: MeasureValues, now: MeasureValues): OtherTask[] {
  const text = (value: number | string | null | undefined) => (value == null ? null : String(value));
  return taskDetails
    .filter(detail => comparedDetail(test, last, detail) !== comparedDetail(test, now, detail))
    .map(detail => ({ detail, last: text(last[detail]), now: text(now[detail]) }));
}
