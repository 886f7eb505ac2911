import { type Eye, eyes } from '../../../../shared/core/optics/eyes.ts';
import { reportDay } from '../../../../shared/core/report-language.ts';
import { formatSigned } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { measuredSpans } from '../../../../shared/features/eye/progression/measured-spans.ts';
import { isReshaped } from '../../../../shared/features/eye/progression/orthokeratology.ts';
import type { ReferenceComparison } from '../../../../shared/features/eye/progression/reference-comparison.ts';
import {
  type ReferenceId,
  referenceRemarks,
} from '../../../../shared/features/eye/progression/reference-rates.ts';
import { orthokeratologyOf } from '../../../../shared/features/eye/progression/series.ts';
import type { PowerMethod } from '../../../../shared/features/eye/progression/trend.ts';
import {
  leadOf,
  type SegmentLead,
  type TrendSegment,
  type TrendSummary,
} from '../../../../shared/features/eye/progression/trend-summary.ts';
import type { TreatmentPeriod } from '../../../../shared/features/eye/treatments/treatment.ts';
import type { Span } from '../../../platform/pdf/document.ts';
import type { ReportData } from './report-data.ts';

/** The summary sentence for parents, with key figures in bold. */
export function trendSpans(
  copy: Pick<ReportData, 'texts' | 'reference' | 'visits' | 'language' | 'course'>,
  summary: TrendSummary,
  measure: 'se' | 'axial',
): Span[] {
  const { texts, reference, visits } = copy;
  const { sentence } = texts;
  if (summary.withheld && measure === 'se') return [{ text: sentence.withheld }];
  if (summary.isBelowNoise) return [{ text: sentence.noChange }];
  const stretch = summary.segments.at(-1);
  const [right, left] = [stretch?.right, stretch?.left];
  if (!stretch || (!right && !left)) {
    const without = visits.length > 1 ? sentence.noPair : sentence.tooFew;
    return [{ text: isReshapedAtLast(visits) ? sentence.withheld : without }];
  }
  const unit = texts.perYear[measure === 'se' ? 'D' : 'mm'];
  const rate = (value: number) => `${formatSigned(value)}\u00A0${unit}`;
  const inDegrees = measure === 'se' ? texts.degrees?.beside : undefined;
  const ownRate = (eye: Eye) => {
    const { perYear = 0 } = stretch[eye] ?? {};
    const written = rate(perYear) + (perYear && inDegrees ? inDegrees(perYear) : '');
    return stretch.isBelowNoise[eye] ? sentence.belowNoise(written) : written;
  };
  const lead = leadText(texts, leadOf(stretch));
  const change = changeText(texts, {
    right: right ? ownRate('right') : null,
    left: left ? ownRate('left') : null,
  });
  const { comparison } = summary;
  const fullStop = texts.colon === '：' ? '。' : '.';
  const end =
    comparison && reference ? comparisonText(copy, comparison, reference, fullStop, rate) : fullStop;
  const isCompared = comparison !== null && comparison.mismatch === null;
  const remarks = reference && isCompared ? remarksOn(texts, reference, copy.course.method) : [];
  const text = [lead + change + end + pastText(copy, summary) + indicativeText(texts, stretch), ...remarks];
  const whole = joinSentences(copy.language, text);
  return emphasised(whole.charAt(0).toUpperCase() + whole.slice(1));
}

/** The period of an eye's measurements, if the last visit did not measure it. */
function pastText(
  { texts: { sentence }, language }: Pick<ReportData, 'texts' | 'language'>,
  { past, pastOf }: TrendSummary,
): string {
  const day = (date: string) => reportDay(language, date);
  if (past) return sentence.past(day(past.from), day(past.to));
  return eyes
    .map(eye => {
      const span = pastOf[eye];
      return span ? sentence.pastOf[eye](day(span.from), day(span.to)) : '';
    })
    .join('');
}

/** Names the eye measured over too short a time. */
function indicativeText({ sentence }: ReportData['texts'], { right, left }: TrendSegment): string {
  const short = measuredSpans({ right, left }).filter(({ isIndicative }) => isIndicative);
  const [only] = short;
  if (!only) return '';
  const isOfOne = right && left && short.length === 1;
  return isOfOne && only.eye !== 'both' ? sentence.indicativeOf[only.eye] : sentence.indicative;
}

/** Whether lenses shape the cornea at the last visit, which makes its power unusable. */
function isReshapedAtLast(visits: ReportData['visits']): boolean {
  const last = visits.at(-1);
  return visits.length > 1 && last !== undefined && isReshaped(last.date, orthokeratologyOf(visits));
}

/** Rates of the eyes that were measured twice. */
function changeText({ sentence }: ReportData['texts'], { right, left }: Record<Eye, string | null>): string {
  if (right === null || left === null)
    return right === null ? sentence.one.left(left ?? '') : sentence.one.right(right);
  return right === left ? sentence.both(right) : sentence.all(right, left);
}

function leadText({ sentence, intervention, together }: ReportData['texts'], lead: SegmentLead): string {
  const named = (treatments: TreatmentPeriod[]) =>
    together(treatments.map(({ kind }) => sentence.named(intervention[kind])));
  if (lead.kind === 'always') return '';
  if (lead.kind === 'since') return sentence.since(named(lead.treatments));
  if (lead.treatments.length === 0) return sentence.ended(named(lead.ended));
  return sentence.endedWhile(named(lead.ended), named(lead.treatments));
}

function comparisonText(
  { texts, language }: Pick<ReportData, 'texts' | 'language'>,
  comparison: ReferenceComparison,
  reference: ReferenceId,
  fullStop: string,
  rate: (value: number) => string,
): string {
  const { sentence } = texts;
  const population = texts.population[reference];
  if (comparison.mismatch) return fullStop + sentence.mismatch[comparison.mismatch](population);
  const { result, apart, mean, isWholePeriod, from, to, right, left, bothEyes } = comparison;
  const eyeTexts = apart
    ? sentence.apart(apart.right, apart.left, rate(mean), population)
    : sentence[result](rate(mean), population);
  const compared = bothEyes === null ? eyeTexts : sentence.bothEyes(rate(bothEyes)) + eyeTexts;
  if (isWholePeriod) return compared;
  const [first, last] = [reportDay(language, from), reportDay(language, to)];
  const part =
    right !== null && left !== null
      ? sentence.part(first, last, rate(right), rate(left))
      : sentence.partOne[right === null ? 'left' : 'right'](first, last, rate(right ?? left ?? 0));
  return fullStop + part + compared;
}

/** How the study's measurements differ from the powers compared with it. */
export const remarksOn = (
  { chart }: Pick<ReportData['texts'], 'chart'>,
  reference: ReferenceId,
  method: PowerMethod,
): string[] => referenceRemarks(reference, method).map(name => chart.remark[name]);

export const joinSentences = (language: ReportData['language'], sentences: string[]): string =>
  sentences.join(language === 'zh' ? '' : ' ');

/** Makes text between `**` bold. */
function emphasised(text: string): Span[] {
  return text
    .split('**')
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter(({ text: part }) => part !== '');
}
