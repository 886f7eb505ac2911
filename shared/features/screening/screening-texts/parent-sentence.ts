import type { ResultRow } from '../results/result.ts';
import type { ScreeningTexts } from './screening-text-types.ts';

/** What a test looks at, and how it went, in a sentence or two for parents. Nothing is passed or failed. */
export function parentSentence(row: ResultRow, texts: ScreeningTexts): string {
  const sentences = [texts.tests[row.test][1]];
  if (row.isToFollowUp) sentences.push(texts.followUpSentence);
  if (row.isWorse !== row.isBetter) sentences.push(row.isWorse ? texts.worse : texts.better);
  return sentences.join(/[。]$/.test(sentences[0] ?? '') ? '' : ' ');
}
