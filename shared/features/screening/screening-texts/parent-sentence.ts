import { courseOfTest } from '../results/courses.ts';
import { changedItems, type ResultItem, type ResultRow } from '../results/result.ts';
import { type Place, type TestId, testOf } from '../tests/catalogue.ts';
import { shownOption } from '../tests/task.ts';
import type { ScreeningTexts } from './screening-text-types.ts';
import { filledIn } from './screening-texts.ts';

type Told = Pick<ResultRow, 'test' | 'items' | 'reasons' | 'isWorse' | 'isBetter' | 'otherTask'>;

export const reasonsText = (
  { reasons }: Pick<Told, 'reasons'>,
  { again, listComma }: ScreeningTexts,
): string => reasons.map(reason => again[reason]).join(listComma);

/**
 * Describes for parents, in one to three sentences, what a test examines and its result, without the words
 * "passed" or "failed".
 */
export function parentSentence(row: Told, texts: ScreeningTexts): string {
  const sentences = [texts.tests[row.test][1]];
  if (row.reasons.length > 0)
    sentences.push(filledIn(texts.followUpSentence, { reasons: reasonsText(row, texts) }));
  const course = courseOfTest(row);
  if (course === 'better' || course === 'worse') sentences.push(courseSentence(row, course, texts));
  if (row.otherTask.length > 0) sentences.push(otherTaskSentence(row, texts));
  return sentences.join(/[。]$/.test(sentences[0] ?? '') ? '' : ' ');
}

function otherTaskSentence({ test, otherTask }: Told, texts: ScreeningTexts): string {
  const details = otherTask.map(({ detail, ...values }) => {
    const known = texts.details[detail];
    const nameOf = (value: string | null) =>
      value === null ? texts.notRecorded : (known?.options[shownOption(test, detail, value)] ?? value);
    return filledIn(texts.otherDetail, {
      ...{ name: known?.name ?? detail, last: nameOf(values.last), now: nameOf(values.now) },
    });
  });
  return filledIn(texts.otherTask, { details: details.join(texts.listComma) });
}

function courseSentence(row: Told, course: 'better' | 'worse', texts: ScreeningTexts): string {
  const changed = changedItems(row, course);
  if (changed.length === 0) return texts[course];
  const values = changed.map(item => valueName(row.test, item, texts)).join(texts.family.comma);
  return filledIn(texts[`${course}In`], { values });
}

/** Names a side of a test; empty for the whole test. */
export function sideName(test: TestId, place: Place, texts: ScreeningTexts): string {
  if (place === 'whole') return '';
  return test === 'oneLeg' ? texts.legs[place] : texts[place];
}

/** Names a value by its side and, if its test measures several things, by its measure. */
export function valueName(
  test: TestId,
  { place, measure, isComputed }: ResultItem,
  texts: ScreeningTexts,
): string {
  const isNamed = (isComputed || testOf(test).measures.length > 1) && measure !== 'presenting';
  return [sideName(test, place, texts), isNamed && texts.measures[measure]].filter(Boolean).join(texts.space);
}
