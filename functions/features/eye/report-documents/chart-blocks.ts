import { reportDay } from '../../../../shared/core/report-language.ts';
import {
  formatDiopters,
  formatPlain,
  formatSigned,
} from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { type ChartDrawing, drawChart } from '../../../../shared/features/eye/progression/chart.ts';
import { chartTargetOf } from '../../../../shared/features/eye/progression/chart-target.ts';
import {
  type ReferenceRate,
  referenceRates,
} from '../../../../shared/features/eye/progression/reference-rates.ts';
import { sources } from '../../../../shared/features/eye/progression/sources.ts';
import type { Block, LabelShape, Shape } from '../../../platform/pdf/document.ts';
import { boxPath, circlePath } from '../../../platform/pdf/draw-path.ts';
import { mutedColor, ruleColor } from '../../../platform/pdf/report-frame.ts';
import { eyeColors, type ReportData } from './report-data.ts';
import { reportMeasure, reportMethod } from './report-method.ts';

const height = 186;
const labelSize = 8;

/** The chart with title and source; empty if there is nothing to draw. */
export function chartBlocks(copy: ReportData, measure: 'se' | 'axial'): Block[] {
  const { texts, visits, child, reference, hasProjection, hasTarget } = copy;
  const method = reportMethod(copy);
  const draw = (width: number) =>
    drawChart({
      visits,
      birthDate: child.birthDate,
      measure,
      method,
      by: child.birthDate === null ? 'date' : 'age',
      reference,
      hasProjection,
      hasTarget,
      width,
      height,
    });
  const known = draw(500);
  if (!known) return [];
  const written = valueWriter(measure);
  const course = (eye: 'right' | 'left') =>
    known.marks
      .filter(mark => mark.eye === eye && mark.isMain)
      .map(({ value }) => written(value))
      .join(', ') || '–';
  return [
    {
      kind: 'together',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            { text: texts.chart[measure], bold: true },
            {
              text: `  ${measure === 'se' ? texts.chart.unit(texts.method[method]) : 'mm'}`,
              color: mutedColor,
            },
          ],
        },
        {
          kind: 'drawing',
          alt: texts.chart.alt(course('right'), course('left')),
          height,
          shapes: width => {
            const drawing = draw(width);
            return drawing ? chartShapes(drawing, copy, written) : [];
          },
        },
        { kind: 'paragraph', text: legendOf(copy, known, measure), color: mutedColor, size: 8 },
      ],
    },
    { kind: 'space', height: 10 },
  ];
}

const valueWriter = (measure: 'se' | 'axial') => (value: number) =>
  measure === 'axial' ? formatPlain(value, 2) : formatDiopters(value);

function legendOf(
  { texts, reference, language, visits }: ReportData,
  drawing: ChartDrawing,
  measure: 'se' | 'axial',
): string {
  const { source, rates }: Partial<ReferenceRate> = reference ? referenceRates[reference] : {};
  const [only, ...more] = rates ?? [];
  const aim = chartTargetOf(visits, measure);
  const unit = measure === 'se' ? 'D' : 'mm';
  const rate = only && more.length === 0 ? `${formatSigned(only.perYear)} ${texts.perYear.D}` : '';
  const parts = [
    ...(drawing.reference && reference && source
      ? [
          texts.chart.source(texts.population[reference], sources[source], rate),
          ...(drawing.reference.extension ? [texts.chart.extended.trim()] : []),
        ]
      : []),
    ...(drawing.bands.length > 0 || drawing.marks.some(({ isMain }) => !isMain) ? [texts.chart.legend] : []),
    ...(drawing.projections.length > 0 ? [texts.projected] : []),
    ...(aim && drawing.targets.length > 0
      ? [texts.aimed(`${formatSigned(aim.perYear)} ${texts.perYear[unit]}`, reportDay(language, aim.since))]
      : []),
  ];
  return parts.join(language === 'zh' ? '' : ' ');
}

/** The chart's geometry in PDF colours; eyes differ by mark and dash, not by colour alone. */
function chartShapes(drawing: ChartDrawing, copy: ReportData, written: (value: number) => string): Shape[] {
  const { texts } = copy;
  const { plot, bands, yTicks, xTicks, reference, projections, targets, lines, marks, endLabels } = drawing;
  const label = { kind: 'label', size: labelSize, color: mutedColor } as const;
  const isCarriedOn = projections.length + targets.length > 0;
  const isByAge = (xTicks[0]?.value ?? 0) < 200;
  return [
    ...bands.flatMap(({ x, width, kind }): Shape[] => [
      { kind: 'path', d: boxPath(x, plot.top, width, plot.bottom - plot.top), fill: '#e1f0ec' },
      { ...label, x: x + 5, y: plot.top + 12, text: texts.intervention[kind], bold: true, color: '#00695c' },
    ]),
    ...yTicks.flatMap(({ y, value }): Shape[] => [
      { kind: 'path', d: `M${plot.left} ${y}H${plot.right}`, stroke: ruleColor, width: 0.6 },
      { ...label, x: plot.left - 7, y: y + 3, text: written(value), align: 'end' },
    ]),
    ...xTicks.map(
      ({ x, value }): Shape => ({
        ...label,
        x,
        y: plot.bottom + 15,
        text: isByAge ? texts.chart.years(value) : String(value),
        align: 'middle',
      }),
    ),
    ...(reference
      ? ([
          { kind: 'path', d: reference.path, stroke: '#45413b', width: 0.9, dash: [1.2, 2.4] },
          ...(reference.extension
            ? [{ kind: 'path', d: reference.extension, stroke: '#8a857c', width: 0.9, dash: [5, 3] }]
            : []),
          { ...label, x: reference.end.x + 5, y: reference.end.y + 3, text: texts.chart.mean },
        ] as Shape[])
      : []),
    ...projections.map(
      ({ eye, path }): Shape => ({
        kind: 'path',
        d: path,
        stroke: eye === 'right' ? '#dfa3a0' : '#9db8e2',
        width: 1.1,
        dash: [4, 3],
      }),
    ),
    ...targets.map(
      ({ eye, path }): Shape => ({
        kind: 'path',
        d: path,
        stroke: eyeColors[eye],
        width: 0.7,
        dash: [6, 2, 1, 2],
      }),
    ),
    ...lines.map(
      ({ eye, path }): Shape => ({
        kind: 'path',
        d: path,
        stroke: eyeColors[eye],
        width: 1.4,
        ...(eye === 'left' && { dash: [4, 2.4] }),
      }),
    ),
    ...marks.map(markShape),
    ...endLabels.map(
      (end): Shape => ({
        ...label,
        ...(isCarriedOn
          ? endLabelPosition(end, endLabels, reportMeasure(copy) === 'axial')
          : { x: end.x + 9, y: end.y + 3 }),
        text: `${texts.short[end.eye]} ${written(end.value)}`,
        bold: true,
        color: eyeColors[end.eye],
      }),
    ),
  ];
}

type End = ChartDrawing['endLabels'][number];

/** Label position above the upper or below the lower line, on the side away from projections. */
function endLabelPosition(
  end: End,
  ends: readonly End[],
  isRising: boolean,
): Pick<LabelShape, 'x' | 'y' | 'align'> {
  const isUpper = ends.every(({ y }) => end.y <= y);
  const y = isUpper ? end.y - 4 : end.y + 10;
  return isUpper === isRising ? { x: end.x + 4, y, align: 'end' } : { x: end.x - 2, y, align: 'start' };
}

/** Right eye: filled circle; left eye: hollow square; small and open for other methods. */
function markShape({ eye, x, y, isMain }: ChartDrawing['marks'][number]): Shape {
  const size = isMain ? 3.4 : 2.2;
  const color = eyeColors[eye];
  const d = eye === 'right' ? circlePath(x, y, size) : boxPath(x - size, y - size, 2 * size, 2 * size);
  const fill = eye === 'right' && isMain ? color : '#ffffff';
  return { kind: 'path', d, fill, stroke: color, width: isMain ? 1.3 : 0.8 };
}
