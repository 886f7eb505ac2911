import { type FastProgressionOptions, fastChangesAt } from './fast-progression.ts';
import { annualisedChange } from './progression.ts';
import {
  changeSinceLast,
  type EyeSeries,
  equivalentsOf,
  type PlainChange,
  type YearlyChange,
} from './series.ts';
import type { PowerMethod } from './trend.ts';

/** Progression of a child's eyes, as the list shows it in the row of a visit. */
export interface RowChange {
  change: YearlyChange | null;
  /** Set instead of `change` if the visits are less than 90 days apart. */
  plainChange?: PlainChange | undefined;
  /** Whether `change` is the fast change over a longer period, instead of that since the previous visit. */
  isOverLonger: boolean;
  isFast: boolean;
  /** Whether axial growth is fast, but not the progression of the power. */
  isFastGrowth: boolean;
}

/**
 * The change since the previous visit, and whether progression is fast. Fast progression is measured over at
 * least 180 days; it is shown instead of the change since the previous visit if that change is only
 * indicative.
 */
export function rowChange(series: EyeSeries, id: string, options: FastProgressionOptions): RowChange {
  const fast = fastChangesAt(series, id, options);
  const { perYear: change, plain } = changeSinceLast(series, id);
  const isShort = plain !== null || change?.isIndicative === true;
  const byPower = fast.flatMap(({ method, ...more }) =>
    method === 'axialLength' ? [] : [{ method, ...more }],
  );
  const [first] = byPower;
  const isFastGrowth = fast.length > 0 && byPower.length === 0;
  if (!first || !isShort)
    return {
      ...{ change, isOverLonger: false, isFast: fast.length > 0, isFastGrowth },
      ...(plain && { plainChange: plain }),
    };
  const overSpan = changeBetween(series, first.method, first);
  const rateOf = (eye: 'right' | 'left') => byPower.find(one => one.eye === eye)?.perYear ?? overSpan[eye];
  const longer = { right: rateOf('right'), left: rateOf('left'), isIndicative: false };
  return { change: longer, isOverLonger: true, isFast: true, isFastGrowth };
}

/**
 * The change per year of each eye between two days, in D; null for an eye that was not measured on both days.
 */
function changeBetween(
  { visits }: EyeSeries,
  method: PowerMethod,
  { from, to }: { from: string; to: string },
): Record<'right' | 'left', number | null> {
  const valuesOn = (date: string) => {
    const visit = visits.findLast(one => one.date === date && one.status !== 'draft' && one.powers[method]);
    return visit ? equivalentsOf(visit, method) : { right: null, left: null };
  };
  const [then, now] = [valuesOn(from), valuesOn(to)];
  const rateOf = (eye: 'right' | 'left') => {
    const [before, after] = [then[eye], now[eye]];
    return before === null || after === null
      ? null
      : annualisedChange({ date: from, value: before }, { date: to, value: after });
  };
  return { right: rateOf('right'), left: rateOf('left') };
}
