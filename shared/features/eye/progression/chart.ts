import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { treatmentCoursesOf } from '../treatments/treatment-courses.ts';
import { type AxialReference, placingMismatch } from './axial-course.ts';
import { type ChartAxes, type ChartMeasure, valueRange, valueTicks, wholeYears } from './chart-axes.ts';
import { type PlacedBand, placeBands, type TreatmentBand } from './chart-bands.ts';
import { type CentileCurve, centileCurves } from './chart-centiles.ts';
import { framingMarks, type Point, separateLabels } from './chart-marks.ts';
import { meanLine } from './chart-mean.ts';
import { projectionsOf } from './chart-projection.ts';
import { type StudyPoint, studyPoints } from './chart-study.ts';
import { targetLines } from './chart-target.ts';
import { type ChartValue, chartValues } from './chart-values.ts';
import { yearsBetween } from './days.ts';
import { isInterrupted, type Period } from './orthokeratology.ts';
import { linearScale, pathThrough } from './plot-path.ts';
import type { ReferenceId } from './reference-rates.ts';
import { orthokeratologyOf, type SeriesVisit } from './series.ts';
import { isChosen, type PowerMethod } from './trend.ts';
import { summarizeTrend } from './trend-summary.ts';

export interface ChartOptions {
  visits: readonly SeriesVisit[];
  birthDate: string | null;
  /** Spherical equivalent in D, or axial length in mm. */
  measure: ChartMeasure;
  /** Method of the trend; values that were measured by other methods are drawn hollow. */
  method: PowerMethod;
  by: 'age' | 'date';
  /** The study with which the child's progression is compared; chosen by the clinician. */
  reference: ReferenceId | null;
  /** The population with whose axial lengths the child's are compared; chosen by the clinician. */
  axialReference?: AxialReference | null;
  /**
   * Treatment periods with labels; if unset, the treatment periods of the visits are drawn without labels.
   */
  treatments?: readonly TreatmentBand[];
  hasProjection: boolean;
  hasTarget: boolean;
  hasTreatmentEffect?: boolean;
  /** Measure of another chart that has the same time axis, so that both can be read together. */
  sharesAxisWith?: ChartMeasure | undefined;
  width: number;
  height: number;
  /** Font size of labels, in units of the drawing. */
  labelSize?: number;
}

/** Chart geometry in units of the drawing, shared by screen, print and PDF. */
export interface ChartDrawing extends ChartAxes {
  /** Treatment periods, each with a labelled strip above the plot. */
  bands: (PlacedBand & { stripY: number; stripHeight: number })[];
  /** The line of each eye through the values of the chosen method; an eye with only one value has no line. */
  lines: { eye: Eye; path: string }[];
  /** Marks of values. A frame is drawn larger, around a mark of the other eye. */
  marks: (ChartValue & Point & { isFrame: boolean })[];
  /** Position of the label at the end of each eye's line; the labels do not overlap. */
  endLabels: (Point & { eye: Eye; value: number })[];
  centiles: { centile: number; path: string; end: Point }[];
  /** The line of the mean in the reference study, with its label at `end`; null if there is no comparison. */
  reference: { path: string; end: Point } | null;
  /** Projection of each eye's trend, with an interval if there are at least four visits. */
  projections: { eye: Eye; path: string; area: string | null }[];
  /** Target lines, which start at the visit at which the target was set. */
  targets: { eye: Eye; path: string }[];
  /** Points that studies of the current treatment have published, only at the published times. */
  study: (StudyPoint & Point)[];
}

const margins = { left: 52, right: 84, top: 10, bottom: 28 };
/**
 * Space to the right of the centile curves for their numbers, and space before it for the labels of the eyes.
 */
const centileMargin = { right: 26, beforeEnd: 74 };
/** Height of a row of treatment strips, as a multiple of the font size. */
const laneHeight = 1.5;
const defaultLabelSize = 12;
/** Minimum width of the time axis in years: at least two whole years are labelled. */
const minYears = 2;

/** Null if there is nothing to draw. */
export function drawChart(wish: ChartOptions): ChartDrawing | null {
  const { visits, birthDate, measure, width, height, labelSize = defaultLabelSize } = wish;
  const content = contentOf(wish);
  if (!content) return null;
  const { values, first, main, curve, ahead, aims, study, hasCentiles, placeOf, to } = content;
  const other = wish.sharesAxisWith && contentOf({ ...wish, measure: wish.sharesAxisWith });
  const contents = [content, ...(other ? [other] : [])];
  const right = width - (hasCentiles && !other ? centileMargin.right : margins.right);
  const { left } = margins;
  const domain: [from: number, to: number] = [
    Math.min(...contents.map(({ domain: [from] }) => from)),
    Math.max(...contents.map(({ domain: [, end] }) => end)),
  ];
  for (const one of contents)
    if (one.hasCentiles) domain[1] = Math.max(domain[1], endWithRoom(domain[0], one.to, right - left));
  const x = linearScale(domain, [left, right]);
  const centiles: CentileCurve[] =
    hasCentiles && wish.axialReference && birthDate !== null
      ? centileCurves(wish.axialReference, domain, placeOf(first.date) - yearsBetween(birthDate, first.date))
      : [];
  const bands = placeBands(wish.treatments ?? bandsOf(visits), {
    xOf: date => x(placeOf(date)),
    lastX: x(to),
    plot: { left, right },
    width,
    labelSize,
  });
  const lanes = Math.max(0, ...bands.map(({ lane }) => lane + 1));
  const strip = laneHeight * labelSize;
  const plot = { left, right, top: margins.top + lanes * strip, bottom: height - margins.bottom };
  const range = valueRange(
    [
      ...values.map(({ value }) => value),
      ...curve.map(({ value }) => value),
      ...centiles.flatMap(({ points }) => points.map(({ value }) => value)),
      ...aims.map(({ end }) => end.value),
      ...study.map(({ value }) => value),
      ...ahead.flatMap(({ end, low, high }) => [end.value, low ?? end.value, high ?? end.value]),
    ],
    measure,
  );
  const y = linearScale(range, [plot.bottom, plot.top]);
  const path = (points: readonly { place: number; value: number }[]) =>
    pathThrough(points.map(({ place, value }) => ({ x: x(place), y: y(value) })));
  const placed = values.map(value => ({ ...value, x: x(placeOf(value.date)), y: y(value.value) }));
  const frames = framingMarks(placed);
  const courses = eyes.map(eye => ({ eye, own: main.filter(value => value.eye === eye) }));
  const lastCurve = curve.at(-1);
  const ends = courses.flatMap(({ eye, own }) => {
    const last = own.at(-1);
    return last ? [{ eye, value: last.value, x: x(placeOf(last.date)), y: y(last.value) }] : [];
  });
  const meanEnd = lastCurve ? [{ x: x(lastCurve.place), y: y(lastCurve.value) }] : [];
  const labels = separateLabels<Point>([...ends, ...meanEnd]);
  return {
    width,
    height,
    plot,
    yTicks: valueTicks(range, measure).map(value => ({ y: y(value), value })),
    xTicks: wholeYears(domain, right - left).map(value => ({ x: x(value), value })),
    bands: bands.map(band => ({
      ...band,
      stripY: margins.top / 2 + band.lane * strip,
      stripHeight: strip - 2,
    })),
    lines: courses
      .filter(({ own }) => own.length > 1)
      .map(({ eye, own }) => ({
        eye,
        path: runsOf(own, measure === 'se' ? orthokeratologyOf(visits) : [])
          .map(run => path(run.map(({ date, value }) => ({ place: placeOf(date), value }))))
          .join(''),
      })),
    marks: placed.map((mark, index) => ({ ...mark, isFrame: frames[index] === true })),
    endLabels: ends.map((end, place) => ({ ...end, ...labels[place] })),
    centiles: centiles.flatMap(({ centile, points }) => {
      const end = points.at(-1);
      return end ? [{ centile, path: path(points), end: { x: x(end.place), y: y(end.value) } }] : [];
    }),
    reference: meanEnd[0] ? { path: path(curve), end: labels[ends.length] ?? meanEnd[0] } : null,
    study: study.map(point => ({ ...point, x: x(placeOf(point.date)), y: y(point.value) })),
    targets: aims.map(({ eye, start, end }) => ({ eye, path: path([start, end]) })),
    projections: ahead.map(({ eye, start, end, low: least, high: most }) => {
      const edges = least === null || most === null ? [] : [least, most];
      const corners = [start, ...edges.map(value => ({ ...end, value }))];
      const area = edges.length > 0 ? `${path(corners)}Z` : null;
      return { eye, path: path([start, end]), area };
    }),
  };
}

/** Everything that a chart shows, with the range of years in which it lies; null if there are no values. */
function contentOf(wish: ChartOptions) {
  const { visits, birthDate, measure, by } = wish;
  const values = chartValues(wish);
  const [first] = values;
  if (!first || (by === 'age' && birthDate === null)) return null;
  const placeOf = (date: string) => (by === 'age' ? yearsBetween(birthDate ?? date, date) : yearOf(date));
  const places = values.map(({ date }) => placeOf(date));
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const main = values.filter(({ isMain }) => isMain);
  const curve = meanLine(summarizeTrend(wish).comparison, main, placeOf);
  /** Powers that were chosen have no projection and are not held against a target. */
  const isMeasured = measure === 'axial' || !isChosen(wish.method);
  const ahead = isMeasured && wish.hasProjection ? projectionsOf(visits, main, placeOf) : [];
  const aims = isMeasured && wish.hasTarget ? targetLines(wish, main, placeOf, to) : [];
  const study = wish.hasTreatmentEffect ? studyPoints(wish) : [];
  const endsAhead = [...ahead, ...aims].map(({ end }) => end.place);
  const studied = study.map(({ date }) => placeOf(date));
  const lastPlace = Math.max(to, ...endsAhead, ...studied);
  const margin = Math.max(0.15, (lastPlace - from) * 0.04, (minYears - (lastPlace - from)) / 2);
  const domain: [from: number, to: number] = [from - margin, lastPlace + margin];
  const hasCentiles =
    measure === 'axial' &&
    wish.axialReference != null &&
    birthDate !== null &&
    placingMismatch(visits, birthDate, wish.axialReference) !== 'redLight';
  return { values, first, main, curve, ahead, aims, study, hasCentiles, placeOf, to, domain };
}

/** Extends the axis so that a label has room after a position. @param room width of the axis */
function endWithRoom(from: number, to: number, room: number): number {
  const share = Math.min(0.5, centileMargin.beforeEnd / room);
  return to + (share * (to - from)) / (1 - share);
}

function bandsOf(visits: readonly SeriesVisit[]): TreatmentBand[] {
  return treatmentCoursesOf(visits).map(({ kind, from, to }) => ({ kind, label: '', from, to }));
}

/**
 * Splits values into groups that one line each connects. No line crosses a time when lenses shaped the
 * cornea.
 */
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

function yearOf(date: string): number {
  const year = Number(date.slice(0, 4));
  return year + yearsBetween(`${year}-01-01`, date);
}
