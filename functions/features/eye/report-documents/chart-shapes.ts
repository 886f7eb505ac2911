import type { Eye } from '../../../../shared/core/optics/eyes.ts';
import { formatDiopters, formatPlain } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import type { ChartDrawing } from '../../../../shared/features/eye/progression/chart.ts';
import type { ChartAxes } from '../../../../shared/features/eye/progression/chart-axes.ts';
import { textWidth } from '../../../../shared/features/eye/progression/chart-bands.ts';
import { inDrawingOrder } from '../../../../shared/features/eye/progression/chart-marks.ts';
import type { LabelShape, PathShape, Shape } from '../../../platform/pdf/document.ts';
import { boxPath } from '../../../platform/pdf/draw-path.ts';
import { mutedColor, ruleColor } from '../../../platform/pdf/report-frame.ts';
import { lineStyles, markShape, stripColor, studyPointSize, studyShape } from './chart-styles.ts';
import { eyeColors, type ReportData } from './report-data.ts';

/** Font size of the chart's labels, in points. */
export const chartLabelSize = 8;

export const valueWriter = (measure: 'se' | 'axial') => (value: number) =>
  measure === 'axial' ? formatPlain(value, 2) : formatDiopters(value);

export const chartLabel = { kind: 'label', size: chartLabelSize, color: mutedColor } as const;

export const axisShapes = (
  { plot, yTicks, xTicks }: ChartAxes,
  valueText: (value: number) => string,
  yearText: (value: number) => string,
): Shape[] => [
  ...yTicks.flatMap(({ y, value }): Shape[] => [
    { kind: 'path', d: `M${plot.left} ${y}H${plot.right}`, stroke: ruleColor, width: 0.6 },
    { ...chartLabel, x: plot.left - 7, y: y + 3, text: valueText(value), align: 'end' },
  ]),
  ...xTicks.map(
    ({ x, value }): Shape => ({
      ...chartLabel,
      x,
      y: plot.bottom + 15,
      text: yearText(value),
      align: 'middle',
    }),
  ),
];

/** The eyes differ in mark and dash, not only in colour. */
export function chartShapes(drawing: ChartDrawing, copy: ReportData, measure: 'se' | 'axial'): Shape[] {
  const { texts } = copy;
  const written = valueWriter(measure);
  const { xTicks, reference, projections, targets, lines, marks, endLabels } = drawing;
  const isCarriedOn = projections.length + targets.length > 0;
  const isByAge = (xTicks[0]?.value ?? 0) < 200;
  return [
    ...bandShapes(drawing),
    ...axisShapes(drawing, written, isByAge ? texts.chart.years : String),
    ...centileShapes(drawing),
    ...(reference
      ? ([
          { kind: 'path', d: reference.path, ...lineStyles.mean },
          { ...chartLabel, x: reference.end.x + 5, y: reference.end.y + 3, text: texts.chart.mean },
        ] as Shape[])
      : []),
    ...linesOf(projections, lineStyles.projection),
    ...linesOf(targets, lineStyles.target),
    ...linesOf(lines, lineStyles.eye),
    ...drawing.study.map(studyShape),
    ...inDrawingOrder(marks).map(markShape),
    ...endLabels.flatMap(end =>
      clearLabel({
        ...chartLabel,
        ...(isCarriedOn
          ? besideStudy(endLabelPosition(end, drawing, measure === 'axial'), drawing.study)
          : { x: end.x + 9, y: end.y + 3 }),
        text: `${texts.short[end.eye]} ${written(end.value)}`,
        bold: true,
        color: eyeColors[end.eye],
      }),
    ),
  ];
}

/** A label on a white box, which hides the lines of the grid behind it. */
export function clearLabel(label: LabelShape): Shape[] {
  const width = textWidth(label.text, label.size);
  const left = label.align === 'end' ? label.x - width : label.x;
  const box = boxPath(left - 1, label.y - label.size * 0.8, width + 2, label.size);
  return [{ kind: 'path', d: box, fill: '#ffffff' }, label];
}

const linesOf = (
  lines: readonly { eye: Eye; path: string }[],
  styleOf: (eye: Eye) => Omit<PathShape, 'kind' | 'd'>,
): Shape[] => lines.map(({ eye, path }) => ({ kind: 'path', d: path, ...styleOf(eye) }));

function bandShapes({ bands, plot }: ChartDrawing): Shape[] {
  return bands.flatMap(({ x, width, label, labelX, labelAlign, stripY, stripHeight }): Shape[] => [
    { kind: 'path', d: boxPath(x, plot.top, width, plot.bottom - plot.top), fill: '#eff7f5' },
    { kind: 'path', d: boxPath(x, stripY, width, stripHeight), fill: stripColor },
    {
      kind: 'label',
      x: labelX,
      y: stripY + stripHeight - 2.4,
      size: chartLabelSize,
      text: label,
      align: labelAlign,
      bold: true,
      color: '#00564c',
    },
  ]);
}

function centileShapes({ centiles }: ChartDrawing): Shape[] {
  return centiles.flatMap(({ centile, path, end }): Shape[] => [
    { kind: 'path', d: path, ...lineStyles.centile(centile) },
    {
      kind: 'label',
      x: end.x + 4,
      y: end.y + 2.6,
      size: chartLabelSize - 0.5,
      text: String(centile),
      color: mutedColor,
    },
  ]);
}

type End = ChartDrawing['endLabels'][number];
type LabelPosition = Pick<LabelShape, 'x' | 'y' | 'align'>;

const endLabelWidth = 40;

/**
 * Position of an eye's label: left of the only value of an eye; otherwise above the upper line or below the
 * lower one, on the side without projection.
 */
function endLabelPosition(
  end: End,
  { endLabels: ends, lines }: Pick<ChartDrawing, 'endLabels' | 'lines'>,
  isRising: boolean,
): LabelPosition {
  if (lines.length === 0) return { x: end.x - 8, y: end.y + 3, align: 'end' };
  const isUpper = ends.every(({ y }) => end.y <= y);
  const y = isUpper ? end.y - 8 : end.y + 14;
  return isUpper === isRising ? { x: end.x + 4, y, align: 'end' } : { x: end.x - 2, y, align: 'start' };
}

/** Moves a label sideways if it would cover points of a study. */
function besideStudy({ x, y, align }: LabelPosition, study: ChartDrawing['study']): LabelPosition {
  const [from, to] = align === 'end' ? [x - endLabelWidth, x] : [x, x + endLabelWidth];
  const covering = study.flatMap(point => {
    const isBeside = point.x < from - studyPointSize || point.x > to + studyPointSize;
    const isAway = point.y > y + studyPointSize || point.y < y - chartLabelSize - studyPointSize;
    return isBeside || isAway ? [] : [point.x];
  });
  if (covering.length === 0) return { x, y, align };
  const free = studyPointSize + 3;
  return { x: align === 'end' ? Math.min(...covering) - free : Math.max(...covering) + free, y, align };
}
