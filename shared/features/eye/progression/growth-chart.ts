import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { axialGrowth } from '../optics/axial-length.ts';
import type { Sex } from '../optics/axial-tables.ts';
import { type EmmetropicGrowth, emmetropicGrowthOf } from '../optics/emmetropic-growth.ts';
import { compareGrowth } from './axial-growth.ts';
import { type ChartAxes, ticksOf, wholeYears } from './chart-axes.ts';
import { framingMarks, type Point, separateLabels } from './chart-marks.ts';
import { linearScale, pathThrough } from './plot-path.ts';
import type { SeriesVisit } from './series.ts';

/** An eye's growth, at the age in the middle of the interval over which it was measured. */
export interface EyeGrowth {
  eye: Eye;
  years: number;
  mmPerYear: number;
}

/** Chart of the growth of a child's eyes by age, in mm per year, together with published growth. */
export interface GrowthDrawing extends ChartAxes {
  /** The published mean growth of short-sighted eyes; null if no eye of the child is compared with it. */
  mean: { path: string; end: Point } | null;
  emmetropic: (EmmetropicGrowth & Point)[];
  /** Growth of each eye, with the position of its label. A frame is drawn larger, around the other mark. */
  growths: (EyeGrowth & Point & { isFrame: boolean; labelY: number })[];
}

interface GrowthChartOptions {
  visits: readonly SeriesVisit[];
  birthDate: string | null;
  sex: Sex | null;
  width: number;
  height: number;
}

const margins = { left: 40, right: 84, top: 10, bottom: 28 };
const ages: [from: number, to: number] = [5.5, 16.5];
/** Distance between two labelled rates, in mm per year. */
const step = 0.2;

/** Geometry of the growth chart; null if the growth of neither eye is known. */
export function drawGrowthChart({
  visits,
  birthDate,
  sex,
  width,
  height,
}: GrowthChartOptions): GrowthDrawing | null {
  const found = eyes.map(eye => ({
    eye,
    of: birthDate === null ? null : compareGrowth(visits, eye, birthDate),
  }));
  const rates = found.flatMap(({ eye, of }): EyeGrowth[] => {
    const own = of?.mismatch === null ? of : of?.own;
    return own ? [{ eye, years: own.years, mmPerYear: own.mmPerYear }] : [];
  });
  if (rates.length === 0) return null;
  const isCompared = found.some(({ of }) => of?.mismatch === null);
  const curve = isCompared ? axialGrowth.points : [];
  const published = emmetropicGrowthOf(sex);
  const values = [...rates, ...published].map(({ mmPerYear }) => mmPerYear);
  const highest = Math.max(...values, ...curve.map(([, mmPerYear]) => mmPerYear));
  const range: [low: number, high: number] = [
    Math.min(0, step * Math.floor(Math.min(...values) / step)),
    step * Math.ceil(highest / step),
  ];
  const plot = {
    left: margins.left,
    right: width - margins.right,
    top: margins.top,
    bottom: height - margins.bottom,
  };
  const x = linearScale(ages, [plot.left, plot.right]);
  const y = linearScale(range, [plot.bottom, plot.top]);
  const placed = rates.map(rate => ({ ...rate, x: x(rate.years), y: y(rate.mmPerYear) }));
  const frames = framingMarks(placed);
  const labels = separateLabels(placed);
  const last = curve.at(-1);
  const path = (points: readonly (readonly [years: number, mmPerYear: number])[]) =>
    pathThrough(points.map(([years, mmPerYear]) => ({ x: x(years), y: y(mmPerYear) })));
  return {
    ...{ width, height, plot },
    yTicks: ticksOf(...range, step).map(value => ({ y: y(value), value })),
    xTicks: wholeYears(ages, plot.right - plot.left).map(value => ({ x: x(value), value })),
    mean: last ? { path: path(curve), end: { x: x(last[0]), y: y(last[1]) } } : null,
    emmetropic: published.map(one => ({ ...one, x: x(one.years), y: y(one.mmPerYear) })),
    growths: placed.map((rate, at) => ({
      ...rate,
      isFrame: frames[at] === true,
      labelY: labels[at]?.y ?? rate.y,
    })),
  };
}
