import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { changeSizeOf } from '../progression/change-size.ts';
import { measuredMethods } from '../progression/last-equivalent.ts';
import { measuredSpans } from '../progression/measured-spans.ts';
import { isReshaped } from '../progression/orthokeratology.ts';
import type { Progression } from '../progression/progression.ts';
import type { ReferenceComparison } from '../progression/reference-comparison.ts';
import { type ReferenceId, referenceRemarks } from '../progression/reference-rates.ts';
import { hasPower, orthokeratologyOf, type SeriesVisit } from '../progression/series.ts';
import { isChosen, type PowerMethod } from '../progression/trend.ts';
import {
  leadOf,
  type SegmentLead,
  summarizeTrend,
  type TrendSegment,
  type TrendSummary,
} from '../progression/trend-summary.ts';
import { isOnRedLight } from '../treatments/red-light.ts';
import type { TreatmentPeriod } from '../treatments/treatment.ts';
import { isYearly, sayChange, sayRate, type Tense } from './change-words.ts';
import type { ReportTexts } from './report-text-types.ts';
import { textsByMethod } from './texts-by-method.ts';

interface DescribedTrend {
  summary: TrendSummary;
  measure: 'se' | 'axial';
  method: PowerMethod;
  reference: ReferenceId | null;
  /** Finished visits of the child. */
  visits: readonly SeriesVisit[];
  dayOf: (date: string) => string;
}

interface DescribedEyes extends DescribedTrend {
  /** Whether to describe the growth of the eyes too, not only their power. */
  hasLength: boolean;
}

/**
 * Describes for families, on screen and in print, how the eyes changed: their power and, if it was measured
 * twice, their length. Key numbers are between `**`.
 */
export function describeEyes(texts: ReportTexts, { hasLength, ...trend }: DescribedEyes): string {
  const { visits, method, measure } = trend;
  if (measure === 'axial' || !hasLength) return describeTrend(texts, trend);
  const summary = summarizeTrend({ visits, birthDate: null, measure: 'axial', method, reference: null });
  const last = summary.segments.at(-1);
  if (!last) return describeTrend(texts, trend);
  const powers = trend.summary.segments.at(-1);
  const hasLead = last.from !== powers?.from;
  const days = hasLead || !powers ? null : ownDaysOf(last, powers);
  const lengths = { ...trend, summary, measure: 'axial' as const, reference: null, hasLead, days };
  const later = describeTrend(texts, lengths);
  return describeTrend(texts, { ...trend, later }) + texts.sentence.space + later;
}

/**
 * First and last day of the lengths if they give a rate per year; null if the powers were measured on these
 * days too.
 */
function ownDaysOf(lengths: TrendSegment, powers: TrendSegment): Days | null {
  const ratesOf = ({ right, left }: TrendSegment) => [right, left].filter(rate => rate !== null);
  const [days] = ratesOf(lengths);
  const isOfDays = ({ from, to }: Days) => from === days?.from && to === days.to;
  if (!days || !ratesOf(lengths).every(rate => isOfDays(rate) && isYearly(rate))) return null;
  return ratesOf(powers).every(isOfDays) ? null : days;
}

type Days = Pick<Progression, 'from' | 'to'>;

interface OneMeasure extends DescribedTrend {
  hasLead?: boolean;
  /** First and last day of the change; the text names them instead of the treatment. */
  days?: Days | null;
  /** The text that is printed after this one. Limitations that it states are left out here. */
  later?: string;
}

function describeTrend(allTexts: ReportTexts, trend: OneMeasure): string {
  const { summary, measure, method, reference, visits } = trend;
  const texts = textsByMethod(allTexts, measure === 'se' ? 'D' : 'mm', method);
  const { sentence } = texts;
  if (summary.withheld && measure === 'se') return sentence.withheld;
  const stretch = summary.segments.at(-1);
  if (!stretch || (!stretch.right && !stretch.left)) {
    const without = visits.length > 1 ? sentence.noPair : sentence.tooFew;
    return isReshapedAtLast(visits) ? sentence.withheld : without;
  }
  const indicative = indicativeText(texts, stretch);
  if (summary.isBelowNoise) return sentence.noChange + pastText(texts, trend) + indicative;
  const { comparison } = summary;
  const lead = leadOf(stretch, visits.at(-1)?.date ?? '');
  const isOver = lead.kind === 'during' && lead.isOver;
  const { days } = trend;
  const said = changeText(texts, stretch, trend, isOver || days ? 'past' : 'perfect');
  const change = days ? sentence.part(trend.dayOf(days.from), trend.dayOf(days.to), said).trim() : said;
  const end = comparison && reference ? comparisonText(texts, comparison, reference, trend) : sentence.stop;
  const remarks =
    reference && comparison?.mismatch === null
      ? referenceRemarks(reference, method).map(name => sentence.space + texts.chart.remark[name])
      : [];
  const { past } = summary;
  /** A change that is not per year is already described with its days. */
  const isDated = past && [past.from, past.to].every(day => change.includes(trend.dayOf(day)));
  const limits = [isDated ? '' : pastText(texts, trend), leftOutText(texts, trend), indicative];
  const parts = [
    ...[
      trend.hasLead === false && (days || !isOver) ? '' : leadText(texts, lead),
      change,
      end,
      ...limits.filter(text => !trend.later?.includes(text)),
    ],
    ...[shorteningText(texts, stretch, trend), ...remarks],
  ];
  const whole = parts.join('');
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

function changeText(
  texts: ReportTexts,
  stretch: TrendSegment,
  { measure, dayOf }: DescribedTrend,
  tense: Tense,
): string {
  const unit = measure === 'se' ? 'D' : 'mm';
  const said = (eye: Eye) =>
    stretch[eye] &&
    sayChange(texts.changes, stretch[eye], {
      ...{ unit, tense, dayOf },
      isBelowNoise: stretch.isBelowNoise[eye],
      size: stretch.size[eye],
    });
  return eyesText(texts, said('right'), said('left'));
}

export function eyesText(
  { sentence }: ReportTexts,
  right: string | null = null,
  left: string | null = null,
): string {
  if (right === null || left === null)
    return right === null ? sentence.one.left(left ?? '') : sentence.one.right(right);
  return right === left ? sentence.both(right) : sentence.all(right, left);
}

/** Names the period of measurements of each eye that was not measured at the last visit. */
function pastText({ sentence }: ReportTexts, { summary: { past, pastOf }, dayOf }: DescribedTrend): string {
  if (past) return sentence.past(dayOf(past.from), dayOf(past.to));
  return eyes
    .map(eye => {
      const span = pastOf[eye];
      return span ? sentence.pastOf[eye](dayOf(span.from), dayOf(span.to)) : '';
    })
    .join('');
}

/** Says why the last visit is left out of the change: its powers were measured only by the other method. */
function leftOutText({ sentence }: ReportTexts, { measure, method, visits, dayOf }: DescribedTrend): string {
  const last = visits.at(-1);
  if (measure === 'axial' || isChosen(method) || !last || hasPower(last, method)) return '';
  const other = measuredMethods.find(one => hasPower(last, one));
  return other && !isReshapedAtLast(visits) ? sentence.leftOut[other](dayOf(last.date)) : '';
}

/** Text about eyes that were measured over too short a time for a reliable rate. */
function indicativeText({ sentence }: ReportTexts, { right, left }: TrendSegment): string {
  const short = measuredSpans({ right, left }).filter(({ isIndicative }) => isIndicative);
  const [only] = short;
  if (!only) return '';
  const isOfOne = right && left && short.length === 1;
  return isOfOne && only.eye !== 'both' ? sentence.indicativeOf[only.eye] : sentence.indicative;
}

/** Warns that an eye that was measured shorter under red light may only have a thicker choroid. */
function shorteningText(
  { sentence }: ReportTexts,
  stretch: TrendSegment,
  { measure, visits }: DescribedTrend,
): string {
  const isShorter = eyes.some(eye => (stretch[eye]?.perYear ?? 0) < 0 && !stretch.isBelowNoise[eye]);
  return measure === 'axial' && isShorter && isOnRedLight(visits) ? sentence.choroid : '';
}

/** Whether lenses shape the cornea at the last visit, which makes its power unusable. */
function isReshapedAtLast(visits: readonly SeriesVisit[]): boolean {
  const last = visits.at(-1);
  return visits.length > 1 && last !== undefined && isReshaped(last.date, orthokeratologyOf(visits));
}

function leadText({ sentence, intervention, together }: ReportTexts, lead: SegmentLead): string {
  const named = (treatments: TreatmentPeriod[]) =>
    together(
      treatments.map(
        ({ kind, product }) => (kind === 'other' && product) || sentence.named(intervention[kind]),
      ),
    );
  if (lead.kind === 'always') return '';
  if (lead.kind === 'during') return sentence.during(named(lead.treatments));
  if (lead.treatments.length === 0) return sentence.ended(named(lead.ended));
  return sentence.endedWhile(named(lead.ended), named(lead.treatments));
}

function comparisonText(
  texts: ReportTexts,
  comparison: ReferenceComparison,
  reference: ReferenceId,
  { dayOf }: Pick<DescribedTrend, 'dayOf'>,
): string {
  const { sentence, changes } = texts;
  const population = texts.population[reference];
  if (comparison.mismatch) return sentence.stop + sentence.mismatch[comparison.mismatch](population);
  const { result, apart, isWholePeriod, from, to, bothEyes } = comparison;
  const mean = sayRate(changes, comparison.mean, { unit: 'D', tense: 'bare' });
  const said = (change: Progression, tense: Tense) =>
    sayChange(changes, change, { unit: 'D', tense, dayOf: null, size: changeSizeOf(change) });
  const compared = apart
    ? sentence.apart(apart.right, apart.left, mean, population)
    : sentence[result](mean, population);
  const tense = isWholePeriod ? 'perfect' : 'past';
  const end = bothEyes === null ? compared : sentence.bothEyes(said(bothEyes, tense)) + compared;
  if (isWholePeriod) return end;
  const [right, left] = [comparison.right, comparison.left].map(own => own && said(own, tense));
  return sentence.stop + sentence.comparable(dayOf(from), dayOf(to), eyesText(texts, right, left)) + end;
}
