import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import type { ChartValue } from './chart-values.ts';
import type { SeriesVisit } from './series.ts';

/** The treatment target, and the date on which it was set. */
export interface ChartTarget {
  /** Change that the target allows, in D or mm per year. */
  perYear: number;
  since: string;
}

interface PlotPoint {
  place: number;
  value: number;
}

/** Minimum length of a target line, in years. */
const minTargetYears = 1;

/** The last numeric target in the unit of the chart; null if there is none. */
export function chartTargetOf(visits: readonly SeriesVisit[], measure: 'se' | 'axial'): ChartTarget | null {
  const unit = measure === 'se' ? 'D' : 'mm';
  const visit = visits.findLast(({ target }) => target?.unit === unit && target.perYear !== null);
  const perYear = visit?.target?.perYear ?? null;
  return visit && perYear !== null ? { perYear, since: visit.date } : null;
}

/**
 * The targets of earlier visits that still apply: the last one in each unit, or else the last one in words.
 * @param set target of this visit; it replaces one in its unit, or one in words; null for none
 */
export function runningTargetsOf(visits: readonly SeriesVisit[], set: SeriesVisit['target']) {
  const numeric = (['D', 'mm'] as const).flatMap(unit => lastTargetOf(visits, unit) ?? []);
  const inWords = numeric.length > 0 || set !== null ? null : lastTargetOf(visits, null);
  const replaced = set !== null && set.perYear !== null ? set.unit : null;
  return [...numeric.filter(({ target }) => target.unit !== replaced), ...(inWords ? [inWords] : [])];
}

/**
 * The last target of a treatment with the day on which it was set; null if there is none.
 * @param unit D or mm for numeric targets in that unit only; null for any target
 */
export function lastTargetOf(
  visits: readonly SeriesVisit[],
  unit: 'D' | 'mm' | null,
): { date: string; target: NonNullable<SeriesVisit['target']> } | null {
  const isMeant = (target: SeriesVisit['target']) =>
    target !== null && (unit === null || (target.unit === unit && target.perYear !== null));
  const visit = visits.findLast(({ target }) => isMeant(target));
  return visit?.target ? { date: visit.date, target: visit.target } : null;
}

/**
 * The target line of each eye. It starts at the eye's first value since the day on which the target was set,
 * as the sentence about the target does. It ends at the end of the chart, but is at least a year long.
 */
export function targetLines(
  { visits, measure }: { visits: readonly SeriesVisit[]; measure: 'se' | 'axial' },
  main: readonly ChartValue[],
  positionOf: (date: string) => number,
  to: number,
): { eye: Eye; start: PlotPoint; end: PlotPoint }[] {
  const aim = chartTargetOf(visits, measure);
  if (!aim) return [];
  return eyes.flatMap(eye => {
    const from = main.find(value => value.eye === eye && value.date >= aim.since);
    if (!from) return [];
    const start = { place: positionOf(from.date), value: from.value };
    const years = Math.max(minTargetYears, to - start.place);
    const end = { place: start.place + years, value: from.value + aim.perYear * years };
    return [{ eye, start, end }];
  });
}
