import { formatSigned } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import type { TrendSummary } from '../../../../shared/features/eye/progression/trend-summary.ts';
import type { Span } from '../../../platform/pdf/document.ts';
import type { ReportData } from './report-data.ts';

/** The summary sentence for parents, with key figures in bold. */
export function trendSpans(
  { texts, reference }: Pick<ReportData, 'texts' | 'reference'>,
  summary: TrendSummary,
  measure: 'se' | 'axial',
): Span[] {
  const { sentence } = texts;
  if (summary.withheld && measure === 'se') return [{ text: sentence.withheld }];
  if (summary.isBelowNoise) return [{ text: sentence.noChange }];
  const stretch = summary.segments.at(-1);
  const [right, left] = [stretch?.right, stretch?.left];
  if (!stretch || (!right && !left)) return [{ text: sentence.tooFew }];
  const unit = texts.perYear[measure === 'se' ? 'D' : 'mm'];
  const rate = (value: number | undefined) =>
    value === undefined ? '–' : `${formatSigned(value)}\u00A0${unit}`;
  const rates = [rate(right?.perYear), rate(left?.perYear)] as const;
  const { intervention, after } = stretch;
  const since = intervention && sentence.since(texts.intervention[intervention.kind]);
  const lead = since ?? (after ? sentence.ended(texts.intervention[after.kind]) : '');
  const change = rates[0] === rates[1] ? sentence.both(rates[0]) : sentence.all(...rates);
  const { comparison } = summary;
  const end =
    comparison && reference
      ? sentence[comparison.result](rate(comparison.mean), texts.population[reference])
      : texts.colon === '：'
        ? '。'
        : '.';
  const isIndicative = right?.isIndicative || left?.isIndicative;
  const text = `${lead}${change}${end}${isIndicative ? sentence.indicative : ''}`;
  return emphasised(text.charAt(0).toUpperCase() + text.slice(1));
}

/** Makes text between `**` bold. */
function emphasised(text: string): Span[] {
  return text
    .split('**')
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter(({ text: part }) => part !== '');
}
