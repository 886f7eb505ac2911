import { reportDay } from '../../../../shared/core/report-language.ts';
import { formatSigned } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import type { ReferenceComparison } from '../../../../shared/features/eye/progression/reference-comparison.ts';
import type { ReferenceId } from '../../../../shared/features/eye/progression/reference-rates.ts';
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
  if (!stretch || (!right && !left)) return [{ text: visits.length > 1 ? sentence.noPair : sentence.tooFew }];
  const unit = texts.perYear[measure === 'se' ? 'D' : 'mm'];
  const rate = (value: number | undefined) =>
    value === undefined ? '–' : `${formatSigned(value)}\u00A0${unit}`;
  const inDegrees = measure === 'se' ? texts.degrees?.beside : undefined;
  const ownRate = (value: number | undefined) => rate(value) + (value && inDegrees ? inDegrees(value) : '');
  const rates = [ownRate(right?.perYear), ownRate(left?.perYear)] as const;
  const lead = leadText(texts, leadOf(stretch));
  const change = rates[0] === rates[1] ? sentence.both(rates[0]) : sentence.all(...rates);
  const { comparison } = summary;
  const fullStop = texts.colon === '：' ? '。' : '.';
  const end =
    comparison && reference
      ? comparisonText({ texts, language }, comparison, reference, fullStop, rate)
      : fullStop;
  const isIndicative = right?.isIndicative || left?.isIndicative;
  const text = `${lead}${change}${end}${isIndicative ? sentence.indicative : ''}`;
  return emphasised(text.charAt(0).toUpperCase() + text.slice(1));
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
  rate: (value: number | undefined) => string,
): string {
  const { sentence } = texts;
  const population = texts.population[reference];
  if (comparison.mismatch) return fullStop + sentence.mismatch[comparison.mismatch](population);
  const { result, mean, isWholePeriod, from, to, right, left } = comparison;
  const compared = sentence[result](rate(mean), population);
  if (isWholePeriod) return compared;
  const [days, rates] = [[from, to].map(date => reportDay(language, date)), [right, left]] as const;
  const [first = '', last = ''] = days;
  const [ofRight = '', ofLeft = ''] = rates.map(value => rate(value ?? undefined));
  return fullStop + sentence.part(first, last, ofRight, ofLeft) + compared;
}

/** Makes text between `**` bold. */
function emphasised(text: string): Span[] {
  return text
    .split('**')
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter(({ text: part }) => part !== '');
}
