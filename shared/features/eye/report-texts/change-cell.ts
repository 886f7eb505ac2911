import type { Eye } from '../../../core/optics/eyes.ts';
import type { TrendSegment } from '../progression/trend-summary.ts';
import { type ChangeLimits, type ChangeTexts, isYearly, sayChange } from './change-words.ts';

export interface ChangeCell {
  said: string;
  /** Why `said` gives no rate per year; empty if there is nothing to add. */
  detail: string;
  /** Limits of the 95 % interval of the rate; `tooFew` if there are too few visits; null without a rate. */
  interval: ChangeLimits | 'tooFew' | null;
}

/**
 * The cell of an eye in a table of changes; null if the eye was not measured twice. A rate and its interval
 * are given only for a steady change that is larger than measurement noise.
 */
export function changeCell(
  texts: ChangeTexts,
  segment: Pick<TrendSegment, Eye | 'isBelowNoise' | 'size'>,
  eye: Eye,
  unit: 'D' | 'mm',
): ChangeCell | null {
  const change = segment[eye];
  if (!change) return null;
  const isBelowNoise = segment.isBelowNoise[eye];
  const size = segment.size[eye];
  const said = sayChange(texts, change, {
    ...{ unit, tense: 'bare', dayOf: null, hasRate: true },
    ...{ isBelowNoise, size },
  });
  const hasRate = isYearly(change) && !isBelowNoise && (size ?? 'beyond') === 'beyond';
  const [low, high] = change.interval ?? [null, null];
  return {
    said,
    detail: detailOf(),
    interval: !hasRate ? null : low === null || high === null ? 'tooFew' : texts.limits[unit](low, high),
  };

  function detailOf(): string {
    if (size === 'unsteady') return texts.unsteady;
    if (size !== 'within' || !change) return '';
    const difference = Math.abs(change.end - change.start);
    return Math.round(difference * 100) === 0 ? '' : texts.withinNoise(texts.amount[unit](difference));
  }
}
