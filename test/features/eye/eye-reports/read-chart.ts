import {
  type ChartDrawing,
  type ChartOptions,
  drawChart,
} from '../../../../shared/features/eye/progression/chart.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';

/** Options of a chart of these visits by age, for a child born on 1 January 2015. */
export const chartOptions = (visits: SeriesVisit[], changes: Partial<ChartOptions> = {}): ChartOptions => ({
  visits,
  birthDate: '2015-01-01',
  measure: 'se',
  method: 'cycloplegic',
  by: 'age',
  reference: null,
  hasProjection: false,
  hasTarget: false,
  width: 540,
  height: 240,
  ...changes,
});

/** Draws such a chart. */
export function chartOf(...wish: Parameters<typeof chartOptions>): ChartDrawing {
  const drawing = drawChart(chartOptions(...wish));
  if (!drawing) throw new Error('nothing is drawn');
  return drawing;
}

/**
 * Converts a point of the drawing to values of the axes, with the help of their labels: years, and D or mm.
 */
export function readPoint({ xTicks, yTicks }: ChartDrawing, { x, y }: { x: number; y: number }) {
  const onX = xTicks.map(tick => ({ at: tick.x, value: tick.value }));
  const onY = yTicks.map(tick => ({ at: tick.y, value: tick.value }));
  return { years: readAxis(onX, x), value: readAxis(onY, y) };
}

function readAxis(ticks: { at: number; value: number }[], at: number): number {
  const [first, last] = [ticks[0], ticks.at(-1)];
  if (!first || !last || first === last) throw new Error('an axis needs two labels');
  return first.value + ((at - first.at) / (last.at - first.at)) * (last.value - first.value);
}

/** Converts the corners of a path to values of the axes. */
export function readPath(drawing: ChartDrawing, path: string) {
  const points = [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)];
  return points.map(([, x, y]) => readPoint(drawing, { x: Number(x), y: Number(y) }));
}
