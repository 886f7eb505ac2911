import { isMeasurable } from '../optics/axial-length.ts';
import type { Eye } from '../optics/prism.ts';
import { type Progression, progressionOf } from './progression.ts';
import { compareWithReference, type ReferenceComparison } from './reference-comparison.ts';
import type { ReferenceId } from './reference-rates.ts';
import { type InterventionPeriod, interventionsOf, orthokeratologyOf, type SeriesVisit } from './series.ts';
import { axialTrend, type PowerMethod, powerTrend } from './trend.ts';

/** A period under one treatment, or under none. */
export interface TrendSegment {
  /** `YYYY-MM-DD` */
  from: string;
  intervention: InterventionPeriod | null;
  /** The treatment that ended before this untreated period. */
  after: InterventionPeriod | null;
  right: Progression | null;
  left: Progression | null;
}

/** How both eyes change per period, or why no trend is shown. */
export interface TrendSummary {
  withheld: 'orthokeratology' | null;
  segments: TrendSegment[];
  /** The change of axial length since the first visit is below measurement noise. */
  isBelowNoise: boolean;
  /** The last period beside the reference, for spherical equivalents; null where there is nothing to compare. */
  comparison: ReferenceComparison | null;
}

interface TrendSummaryOptions {
  visits: readonly SeriesVisit[];
  birthDate: string | null;
  measure: 'se' | 'axial';
  method: PowerMethod;
  reference: ReferenceId | null;
}

/** The figures of a chart. A visit at which a treatment started or ended belongs to both periods. */
export function summarizeTrend({
  visits,
  birthDate,
  measure,
  method,
  reference,
}: TrendSummaryOptions): TrendSummary {
  const periods = orthokeratologyOf(visits);
  const trendOf = (eye: Eye) =>
    measure === 'se'
      ? powerTrend(visits, eye, method, periods)
      : { withheld: null, ...axialTrend(visits, eye) };
  const trends = { right: trendOf('right'), left: trendOf('left') };
  const { withheld } = trends.right;
  const measuredWithin = (eye: Eye, from: string, to: string) =>
    trends[eye].measured.filter(({ date }) => date >= from && date <= to);
  const within = (eye: Eye, from: string, to: string) => progressionOf(measuredWithin(eye, from, to));
  const bounds = segmentBounds(visits);
  const segments = bounds
    .map(({ from, to, ...treatment }) => ({
      from,
      to,
      ...treatment,
      right: within('right', from, to),
      left: within('left', from, to),
    }))
    .filter(({ right, left }) => right !== null || left !== null);
  const last = segments.at(-1);
  const canCompare = measure === 'se' && withheld === null && birthDate !== null && reference !== null;
  return {
    withheld,
    segments: segments.map(({ to: _, ...segment }) => segment),
    isBelowNoise:
      measure === 'axial' && (['right', 'left'] as const).every(eye => isNoise(trends[eye].measured)),
    comparison:
      last && canCompare
        ? compareWithReference(
            {
              right: measuredWithin('right', last.from, last.to),
              left: measuredWithin('left', last.from, last.to),
            },
            birthDate,
            reference,
          )
        : null,
  };
}

function isNoise(measured: { value: number }[]): boolean {
  const [first, last] = [measured[0], measured.at(-1)];
  return (
    first !== undefined && last !== undefined && first !== last && !isMeasurable(last.value - first.value)
  );
}

type SegmentBounds = Pick<TrendSegment, 'from' | 'intervention' | 'after'> & { to: string };

/** Treatment periods, and the untreated periods before, between and after them. */
function segmentBounds(visits: readonly SeriesVisit[]): SegmentBounds[] {
  const end = '9999-12-31';
  const bounds: SegmentBounds[] = [];
  let free: Pick<SegmentBounds, 'from' | 'after'> = { from: '0000-01-01', after: null };
  for (const period of interventionsOf(visits)) {
    const { from, to } = period;
    if (free.from < from) bounds.push({ ...free, to: from, intervention: null });
    bounds.push({ from, to: to ?? end, intervention: period, after: null });
    free = { from: to ?? end, after: period };
  }
  return free.from < end ? [...bounds, { ...free, to: end, intervention: null }] : bounds;
}
