import { dayMs } from '../../../core/dates/durations.ts';
import { type ScaleName, type Score, scaleNames } from './schema.ts';

export interface Mean {
  value: number;
  count: number;
}

export type Means = Record<ScaleName, Mean | null>;
type Rated = Record<ScaleName, Score>;

/** The mean of the ratings; null if there are none. A missing rating is ignored, not counted as 0. */
export function meanOf(scores: readonly Score[]): Mean | null {
  const rated = scores.filter(score => score !== null);
  if (rated.length === 0) return null;
  return { value: rated.reduce((sum, score) => sum + score, 0) / rated.length, count: rated.length };
}

export const meansOf = (rated: readonly Rated[]): Means => ({
  participation: meanOf(rated.map(({ participation }) => participation)),
  fluency: meanOf(rated.map(({ fluency }) => fluency)),
});

export const formatMean = ({ value }: Mean): string => (Math.round(value * 10) / 10).toFixed(1);

/** A session in the chart: its day and its mean scores. */
export interface ScorePoint {
  key: string;
  /** `YYYY-MM-DD` */
  date: string;
  means: Means;
  isAbsent?: boolean;
}

interface Place {
  key: string;
  x: number;
  y: number;
}

export interface ScoreDrawing {
  width: number;
  height: number;
  plot: { left: number; right: number; top: number; bottom: number };
  lines: { scale: ScaleName; path: string; marks: Place[] }[];
  absences: Place[];
  yTicks: { value: number; y: number }[];
  xTicks: { date: string; x: number; anchor: 'start' | 'middle' | 'end' }[];
}

const inset = 14;
/** Width of the widest date label with a gap, in pixels: 2026年11月30日. */
const tickWidth = 120;
const daysOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

/**
 * Computes the chart that shows the mean scores on both rating scales over time.
 * @param points the earliest first
 * @param width of the drawing, in pixels
 */
export function drawScores(
  points: readonly ScorePoint[],
  { width, height }: { width: number; height: number },
): ScoreDrawing {
  const plot = { left: 28, right: width - 8, top: 12, bottom: height - 28 };
  const days = points.map(({ date }) => daysOf(date));
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const xOf = (date: string) => {
    const middle = (plot.left + plot.right) / 2;
    if (first === last) return middle;
    const share = (daysOf(date) - first) / (last - first);
    return round(plot.left + inset + share * (plot.right - plot.left - 2 * inset));
  };
  const yOf = (value: number) =>
    round(plot.bottom - inset - ((value - 1) / 4) * (plot.bottom - plot.top - inset));
  const lines = scaleNames.map(scale => {
    const marks = points.flatMap(({ key, date, means: { [scale]: mean } }): Place[] =>
      mean ? [{ key, x: xOf(date), y: yOf(mean.value) }] : [],
    );
    return { scale, marks, path: marks.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('') };
  });
  return {
    ...{ width, height, plot, lines },
    absences: points
      .filter(({ isAbsent }) => isAbsent)
      .map(({ key, date }) => ({ key, x: xOf(date), y: plot.bottom - 1 })),
    yTicks: [1, 2, 3, 4, 5].map(value => ({ value, y: yOf(value) })),
    xTicks: ticksOf([...new Set(points.map(({ date }) => date))], xOf),
  };
}

/** Axis labels: the first day, the last day, and as many days in between as fit. */
function ticksOf(dates: readonly string[], xOf: (date: string) => number): ScoreDrawing['xTicks'] {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (first === last) return [{ date: first, x: xOf(first), anchor: 'middle' }];
  const ticks: ScoreDrawing['xTicks'] = [{ date: first, x: xOf(first) - inset, anchor: 'start' }];
  let free = xOf(first) - inset + tickWidth * 1.5;
  for (const date of dates.slice(1, -1)) {
    const x = xOf(date);
    if (x < free || x > xOf(last) + inset - tickWidth * 1.5) continue;
    ticks.push({ date, x, anchor: 'middle' });
    free = x + tickWidth;
  }
  if (xOf(last) - xOf(first) + 2 * inset > 2 * tickWidth)
    ticks.push({ date: last, x: xOf(last) + inset, anchor: 'end' });
  return ticks;
}

const round = (value: number): number => Math.round(value * 10) / 10;
