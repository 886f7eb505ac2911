import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import { languages } from '../../../../shared/core/languages.ts';
import {
  type ReferenceId,
  referenceRemarks,
} from '../../../../shared/features/eye/progression/reference-rates.ts';
import type { PowerMethod } from '../../../../shared/features/eye/progression/trend.ts';
import type { TrendSummary } from '../../../../shared/features/eye/progression/trend-summary.ts';
import { describeEyes } from '../../../../shared/features/eye/report-texts/describe-trend.ts';
import type { Span } from '../../../platform/pdf/document.ts';
import type { ReportData } from './report-data.ts';
import { reportMethod } from './report-method.ts';

export function trendSpans(
  copy: Pick<ReportData, 'texts' | 'reference' | 'visits' | 'language' | 'course' | 'hasEyeLength'>,
  summary: TrendSummary,
  measure: 'se' | 'axial',
): Span[] {
  const { texts, reference, visits, language, hasEyeLength: hasLength } = copy;
  const dayOf = (date: string) => reportDay(language, date);
  const method = reportMethod(copy);
  return boldSpans(describeEyes(texts, { summary, measure, method, reference, visits, dayOf, hasLength }));
}

/** Splits a sentence into spans. Words between `**` are bold. */
export const boldSpans = (sentence: string): Span[] =>
  sentence
    .split('**')
    .map((text, index) => ({ text, bold: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** Remarks on how the study's measurements differ from the powers compared with them. */
export const remarksOn = (
  { chart }: Pick<ReportData['texts'], 'chart'>,
  reference: ReferenceId,
  method: PowerMethod,
): string[] => referenceRemarks(reference, method).map(name => chart.remark[name]);

export const joinSentences = (language: ReportData['language'], sentences: string[]): string =>
  sentences.join(languages[language].gap);
