import { reportDay } from '../../../../shared/core/report-language.ts';
import { formatSigned } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import type { Eye } from '../../../../shared/features/eye/optics/prism.ts';
import { isReshaped } from '../../../../shared/features/eye/progression/orthokeratology.ts';
import type { ReferenceComparison } from '../../../../shared/features/eye/progression/reference-comparison.ts';
import type { ReferenceId } from '../../../../shared/features/eye/progression/reference-rates.ts';
import { orthokeratologyOf } from '../../../../shared/features/eye/progression/series.ts';
import {
  leadOf,
  type SegmentLead,
  type TrendSummary,
} from '../../../../shared/features/eye/progression/trend-summary.ts';
import type { TreatmentPeriod } from '../../../../shared/features/eye/treatments/treatment.ts';
import type { Span } from '../../../platform/pdf/document.ts';
import type { ReportData } from './report-data.ts';

/** The summary sentence for parents, with key figures in bold. */
export function trendSpans(
  { texts, reference, visits, language }: Pick<ReportData, 'texts' | 'reference' | 'visits' | 'language'>,
  summary: TrendSummary,
  measure: 'se' | 'axial',
): Span[] {
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
  const { comparison, past } = summary;
  const fullStop = texts.colon === '：' ? '。' : '.';
  const end =
    comparison && reference
      ? comparisonText({ texts, language }, comparison, reference, fullStop, rate)
      : fullStop;
  const isIndicative = right?.isIndicative || left?.isIndicative;
  const day = (date: string) => reportDay(language, date);
  const measured = past ? sentence.past(day(past.from), day(past.to)) : '';
  const text = `${lead}${change}${end}${measured}${isIndicative ? sentence.indicative : ''}`;
  return emphasised(text.charAt(0).toUpperCase() + text.slice(1));
}

/** Whether lenses shape the cornea at the last visit, so that its power does not count. */
function isReshapedAtLast(visits: ReportData['visits']): boolean {
  const last = visits.at(-1);
  return visits.length > 1 && last !== undefined && isReshaped(last.date, orthokeratologyOf(visits));
}

/** The rates of the eyes that were measured twice. */
function changeText({ sentence }: ReportData['texts'], { right, left }: Record<Eye, string | null>): string {
  if (right === null || left === null)
    return right === null ? sentence.one.left(left ?? '') : sentence.one.right(right);
  return right === left ? sentence.both(right) : sentence.all(right, left);
}

function leadText({ sentence, intervention, together }: ReportData['texts'], lead: SegmentLead): string {
  const named = (treatments: TreatmentPeriod[]) => together(treatments.map(({ kind }) => intervention[kind]));
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
  const { result, apart, mean, isWholePeriod, from, to, right, left } = comparison;
  const compared = apart
    ? sentence.apart(apart.right, apart.left, rate(mean), population)
    : sentence[result](rate(mean), population);
  if (isWholePeriod) return compared;
  const [first, last] = [reportDay(language, from), reportDay(language, to)];
  const part =
    right !== null && left !== null
      ? sentence.part(first, last, rate(right), rate(left))
      : sentence.partOne[right === null ? 'left' : 'right'](first, last, rate(right ?? left ?? 0));
  return fullStop + part + compared;
}

/** Makes text between `**` bold. */
function emphasised(text: string): Span[] {
  return text
    .split('**')
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter(({ text: part }) => part !== '');
}
