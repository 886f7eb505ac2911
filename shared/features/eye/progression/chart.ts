import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { Eye } from '../optics/prism.ts';
import type { TreatmentPeriod } from '../treatments/treatment.ts';
import { treatmentCoursesOf } from '../treatments/treatment-courses.ts';
import { treatmentsNotProjected } from '../treatments/treatment-effects.ts';
import { meanCurve } from './chart-mean.ts';
import { targetLines } from './chart-target.ts';
import { type ChartValue, chartValues } from './chart-values.ts';
import { yearsBetween } from './days.ts';
import { isInterrupted, type Period } from './orthokeratology.ts';
import { progressionOf } from './progression.ts';
import type { ReferenceId } from './reference-rates.ts';
import { orthokeratologyOf, type SeriesVisit } from './series.ts';
import type { PowerMethod } from './trend.ts';

/** Chart options. */
export interface ChartOptions {
  visits: readonly SeriesVisit[];
  birthDate: string | null;
  /** Spherical equivalent in D, or axial length in mm. */
  measure: 'se' | 'axial';
  /** Method of the trend; other methods are drawn hollow. */
  method: PowerMethod;
  by: 'age' | 'date';
  /** Reference progression chosen by the clinician. */
  reference: ReferenceId | null;
  /** Whether to project each eye's own trend. */
  hasProjection: boolean;
  /** Whether to draw the target line. */
  hasTarget: boolean;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** Chart geometry in its own units, shared by screen, print and PDF. */
export interface ChartDrawing {
  width: number;
  height: number;
  plot: { left: number; right: number; top: number; bottom: number };
  yTicks: { y: number; value: number }[];
  /** Years of age or calendar years. */
  xTicks: { x: number; value: number }[];
  /** Times under treatment; of those at once each has a row of its own, counted from the top. */
  bands: (TreatmentPeriod & { x: number; width: number; row: number })[];
  /** Line through the visits of the chosen method, per eye; none for a single visit. */
  lines: { eye: Eye; path: string }[];
  marks: (ChartValue & Point)[];
  /** Label position at the end of each eye's line, without overlap. */
  endLabels: (Point & { eye: Eye; value: number })[];
  /** The mean curve, and its part beyond the time that the source followed children. */
  reference: { path: string; extension: string | null; end: Point } | null;
  /** Projection of each eye's trend, with an interval from four visits on. */
  projections: { eye: Eye; path: string; area: string | null }[];
  /** Target lines, from the visit that set the target. */
  targets: { eye: Eye; path: string }[];
}

const eyes: readonly Eye[] = ['right', 'left'];
const margins = { left: 52, right: 84, top: 10, bottom: 28 };
/** Minimum distance between two labels. */
const labelGap = 15;
/** Longest projection in years; never longer than the measured period. */
export const projectionYears = 1;
const steps = { se: 0.5, axial: 0.5 };
const minSpan = { se: 2, axial: 1 };
/** Minimum width of the time axis in years. */
const minYears = 1;
/** Minimum width of a year label. */
const minYearWidth = 34;

/** Geometry of the progression chart; null if there is nothing to draw. */
export function drawChart(wish: ChartOptions): ChartDrawing | null {
  const { birthDate, measure, by, width, height } = wish;
  const values = chartValues(wish);
  const [first] = values;
  if (!first || (by === 'age' && birthDate === null)) return null;
  const placeOf = (date: string) => (by === 'age' ? yearsBetween(birthDate ?? date, date) : yearOf(date));
  const places = values.map(({ date }) => placeOf(date));
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const main = values.filter(({ isMain }) => isMain);
  const mean = meanCurve(wish, main, placeOf, to + projectionYears / 2);
  const curve = [...mean.measured, ...mean.extended];
  const since = lastTreatmentChange(wish.visits);
  const current = main.filter(({ date }) => date >= since);
  const canProject = wish.hasProjection && !isOnRedLight(wish.visits);
  const ahead = canProject ? eyes.flatMap(eye => projectionOf(eye, current, placeOf)) : [];
  const aims = wish.hasTarget ? targetLines(wish, main, placeOf, to) : [];
  const ends = [...ahead, ...aims].map(({ end }) => end.place);
  const lastPlace = Math.max(to, ...curve.map(({ place }) => place), ...ends);
  const margin = Math.max(0.15, (lastPlace - from) * 0.04, (minYears - (lastPlace - from)) / 2);
  const plot = {
    left: margins.left,
    right: width - margins.right,
    top: margins.top,
    bottom: height - margins.bottom,
  };
  const shown = [
    ...values.map(({ value }) => value),
    ...curve.map(({ value }) => value),
    ...aims.map(({ end }) => end.value),
    ...ahead.flatMap(({ end, low, high }) => [end.value, low ?? end.value, high ?? end.value]),
  ];
  const [low, high] = valueRange(shown, measure);
  const x = scaleLinear([from - margin, lastPlace + margin], [plot.left, plot.right]);
  const y = scaleLinear([low, high], [plot.bottom, plot.top]);
  const path = line<{ place: number; value: number }>(
    point => x(point.place),
    point => y(point.value),
  );
  const placed = values.map(value => ({ ...value, x: x(placeOf(value.date)), y: y(value.value) }));
  const courses = eyes.map(eye => ({ eye, own: main.filter(value => value.eye === eye) }));
  const tick = (high - low) / steps[measure] > 6 ? 2 * steps[measure] : steps[measure];
  const lastCurve = curve.at(-1);
  return {
    width,
    height,
    plot,
    yTicks: ticksOf(low, high, tick).map(value => ({ y: y(value), value })),
    xTicks: wholeYears([from - margin, lastPlace + margin], plot.right - plot.left).map(value => ({
      x: x(value),
      value,
    })),
    bands: bandsOf(wish, placeOf, to).map(band => {
      const [start, end] = [band.start, band.end].map(place => clamp(x(place), plot.left, plot.right));
      return { ...band.period, row: band.row, x: start ?? 0, width: (end ?? 0) - (start ?? 0) };
    }),
    lines: courses
      .filter(({ own }) => own.length > 1)
      .map(({ eye, own }) => ({
        eye,
        path: runsOf(own, measure === 'se' ? orthokeratologyOf(wish.visits) : [])
          .map(run => path(run.map(({ date, value }) => ({ place: placeOf(date), value }))) ?? '')
          .join(''),
      })),
    marks: placed,
    endLabels: separateLabels(
      courses.flatMap(({ eye, own }) => {
        const last = own.at(-1);
        return last ? [{ eye, value: last.value, x: x(placeOf(last.date)), y: y(last.value) }] : [];
      }),
    ),
    reference: lastCurve
      ? {
          path: path(mean.measured) ?? '',
          extension: path(mean.extended),
          end: { x: x(lastCurve.place), y: y(lastCurve.value) },
        }
      : null,
    targets: aims.map(({ eye, start, end }) => ({ eye, path: path([start, end]) ?? '' })),
    projections: ahead.map(({ eye, start, end, low: least, high: most }) => {
      const edges = least === null || most === null ? [] : [least, most];
      const corners = [start, ...edges.map(value => ({ ...end, value }))];
      const area = edges.length > 0 ? [path(corners), 'Z'].join('') : null;
      return { eye, path: path([start, end]) ?? '', area };
    }),
  };
}

/** Values that a line may join: none across a time at which lenses shaped the cornea. */
function runsOf(values: ChartValue[], periods: readonly Period[]): ChartValue[][] {
  const runs: ChartValue[][] = [];
  for (const value of values) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && !isInterrupted(before.date, value.date, periods)) run.push(value);
    else runs.push([value]);
  }
  return runs.filter(run => run.length > 1);
}

/** A date as a fractional year. */
function yearOf(date: string): number {
  const year = Number(date.slice(0, 4));
  return year + yearsBetween(`${year}-01-01`, date);
}

/** A course under red light is recorded, never carried on. */
function isOnRedLight(visits: readonly SeriesVisit[]): boolean {
  const last = visits.at(-1)?.date ?? '';
  return treatmentCoursesOf(visits).some(
    ({ kind, from, to }) => kind in treatmentsNotProjected && from <= last && (to === null || to > last),
  );
}

/** The last day up to the latest visit on which a treatment started or ended; empty if none did. */
function lastTreatmentChange(visits: readonly SeriesVisit[]): string {
  const last = visits.at(-1)?.date ?? '';
  const turns = treatmentCoursesOf(visits).flatMap(({ from, to }) => [from, to ?? '']);
  return turns.filter(day => day <= last).reduce((latest, day) => (day > latest ? day : latest), '');
}

/**
 * Projection of an eye's own rate: no longer than the measured period, and never from an indicative rate.
 * @param main values measured under the current treatment, or without treatment
 */
function projectionOf(eye: Eye, main: ChartValue[], placeOf: (date: string) => number) {
  const own = main.filter(value => value.eye === eye);
  const last = own.at(-1);
  const progression = progressionOf(own);
  if (!last || !progression || progression.isIndicative) return [];
  const years = Math.min(projectionYears, progression.days / 365.25);
  const start = { place: placeOf(last.date), value: last.value };
  const at = (perYear: number) => last.value + perYear * years;
  const [low, high] = progression.interval ?? [null, null];
  return [
    {
      eye,
      start,
      end: { place: start.place + years, value: at(progression.perYear) },
      low: low === null ? null : at(low),
      high: high === null ? null : at(high),
    },
  ];
}

function bandsOf({ visits }: ChartOptions, placeOf: (date: string) => number, lastVisit: number) {
  const bands = treatmentCoursesOf(visits)
    .map(period => ({
      period,
      start: placeOf(period.from),
      end: period.to === null ? Math.max(lastVisit, placeOf(period.from)) : placeOf(period.to),
    }))
    .filter(({ start, end }) => end > start);
  const rowEnds: number[] = [];
  return bands.map(band => {
    const free = rowEnds.findIndex(end => end <= band.start);
    const row = free < 0 ? rowEnds.length : free;
    rowEnds[row] = band.end;
    return { ...band, row };
  });
}

/** Value range in whole steps, never so narrow that noise looks like change. */
function valueRange(values: number[], measure: 'se' | 'axial'): [low: number, high: number] {
  const step = steps[measure];
  const top = Math.ceil((Math.max(...values) + step / 4) / step) * step;
  const high = measure === 'se' && top > 0 && Math.max(...values) <= 0 ? 0 : top;
  const low = Math.floor((Math.min(...values) - step / 4) / step) * step;
  return [Math.min(low, high - minSpan[measure]), high];
}

function ticksOf(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step + 0);
}

/** Year ticks, thinned out when they would overlap. */
function wholeYears([from, to]: [number, number], room: number): number[] {
  const every = [1, 2].find(years => (years * room) / (to - from) >= minYearWidth) ?? 5;
  return ticksOf(from, to, every);
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Moves two overlapping labels apart by the minimum distance. */
function separateLabels<Label extends Point>(labels: Label[]): Label[] {
  const [one, other] = labels;
  if (!one || !other) return labels;
  const gap = labelGap - Math.abs(one.y - other.y);
  if (gap <= 0 || Math.abs(one.x - other.x) > labelGap * 4) return labels;
  const push = one.y <= other.y ? -gap / 2 : gap / 2;
  return [
    { ...one, y: one.y + push },
    { ...other, y: other.y - push },
  ];
}
