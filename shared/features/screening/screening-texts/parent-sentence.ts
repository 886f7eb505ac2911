import type { ResultRow } from '../results/result.ts';
import type { ScreeningTexts } from './screening-text-types.ts';
import { filledIn } from './screening-texts.ts';

type Told = Pick<ResultRow, 'test' | 'reasons' | 'isWorse' | 'isBetter'>;

/** Why a test needs another look. */
export const reasonsText = (
  { reasons }: Pick<Told, 'reasons'>,
  { again, listComma }: ScreeningTexts,
): string => reasons.map(reason => again[reason]).join(listComma);

/**
 * One or two sentences for parents about what a test examines and its result, without the words "passed" or
 * "failed".
 */
export function parentSentence(row: Told, texts: ScreeningTexts): string {
  const sentences = [texts.tests[row.test][1]];
  if (row.reasons.length > 0)
    sentences.push(filledIn(texts.followUpSentence, { reasons: reasonsText(row, texts) }));
  if (row.isWorse !== row.isBetter) sentences.push(row.isWorse ? texts.worse : texts.better);
  return sentences.join(/[。]$/.test(sentences[0] ?? '') ? '' : ' ');
}
