import type { Eye } from '../optics/prism.ts';
import type { ChartValue } from './chart-values.ts';
import type { SeriesVisit } from './series.ts';

/** What is aimed at, and since when. */
export interface ChartTarget {
  /** D or mm a year. */
  perYear: number;
  since: string;
}

interface PlotPoint {
  place: number;
  value: number;
}

/** Years that a target is drawn at least. */
const minTargetYears = 1;

/** The last target in the unit of what is shown; null where none is a number. */
export function chartTargetOf(visits: readonly SeriesVisit[], measure: 'se' | 'axial'): ChartTarget | null {
  const unit = measure === 'se' ? 'D' : 'mm';
  const visit = visits.findLast(({ target }) => target?.unit === unit && target.perYear !== null);
  const perYear = visit?.target?.perYear ?? null;
  return visit && perYear !== null ? { perYear, since: visit.date } : null;
}

/** Each eye's value when the target was set, carried on by it to the end of what is shown. */
export function targetLines(
  { visits, measure }: { visits: readonly SeriesVisit[]; measure: 'se' | 'axial' },
  main: readonly ChartValue[],
  positionOf: (date: string) => number,
  to: number,
): { eye: Eye; start: PlotPoint; end: PlotPoint }[] {
  const aim = chartTargetOf(visits, measure);
  if (!aim) return [];
  return (['right', 'left'] as const).flatMap(eye => {
    const from = main.findLast(value => value.eye === eye && value.date <= aim.since);
    if (!from) return [];
    const start = { place: positionOf(from.date), value: from.value };
    const years = Math.max(minTargetYears, to - start.place);
    const end = { place: start.place + years, value: from.value + aim.perYear * years };
    return [{ eye, start, end }];
  });
}
