import type { ChartValue } from './chart-values.ts';
import { yearsBetween } from './days.ts';
import type { ReferenceComparison } from './reference-comparison.ts';

interface PlotPoint {
  place: number;
  value: number;
}

/**
 * The line of the mean progression in a study. It starts at the child's mean value at the start of the
 * compared period and ends at the end of that period.
 */
export function meanLine(
  comparison: ReferenceComparison | null,
  main: readonly ChartValue[],
  placeOf: (date: string) => number,
): PlotPoint[] {
  if (comparison === null || comparison.mismatch !== null) return [];
  const { from, to, mean } = comparison;
  const values = main.filter(({ date }) => date === from).map(({ value }) => value);
  if (values.length === 0) return [];
  const value = values.reduce((sum, one) => sum + one, 0) / values.length;
  return [
    { place: placeOf(from), value },
    { place: placeOf(to), value: value + mean * yearsBetween(from, to) },
  ];
}
