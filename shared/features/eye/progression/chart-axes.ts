export type ChartMeasure = 'se' | 'axial';

export interface ChartAxes {
  width: number;
  height: number;
  plot: { left: number; right: number; top: number; bottom: number };
  yTicks: { y: number; value: number }[];
  /** Positions of the ticks, labelled with years of age or calendar years. */
  xTicks: { x: number; value: number }[];
}

/** Distance between two labelled values, in D for powers (`se`) and in mm for lengths (`axial`). */
export const steps = { se: 0.5, axial: 0.5 } as const satisfies Record<ChartMeasure, number>;
const minSpan = { se: 2, axial: 1 };
/** Maximum number of steps that all get a label; if there are more, every other step gets one. */
const maxSteps = 6;
const minYearWidth = 34;

/** Range of the values on an axis in whole steps, wide enough that noise does not look like a change. */
export function valueRange(values: readonly number[], measure: ChartMeasure): [low: number, high: number] {
  const step = steps[measure];
  const top = Math.ceil((Math.max(...values) + step / 4) / step) * step;
  const high = measure === 'se' && top > 0 && Math.max(...values) <= 0 ? 0 : top;
  const low = Math.floor((Math.min(...values) - step / 4) / step) * step;
  return [Math.min(low, high - minSpan[measure]), high + 0];
}

/** The values on an axis that get a label. */
export function valueTicks([low, high]: [low: number, high: number], measure: ChartMeasure): number[] {
  const step = steps[measure];
  return ticksOf(low, high, (high - low) / step > maxSteps ? 2 * step : step);
}

/** Ticks of whole years, with some left out if their labels would overlap. @param room width of the axis */
export function wholeYears([from, to]: [from: number, to: number], room: number): number[] {
  const every = [1, 2].find(years => (years * room) / (to - from) >= minYearWidth) ?? 5;
  return ticksOf(from, to, every);
}

export function ticksOf(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step + 0);
}
