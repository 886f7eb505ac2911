import { formatPlain } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { inDrawingOrder } from '../../../../shared/features/eye/progression/chart-marks.ts';
import {
  drawGrowthChart,
  type GrowthDrawing,
} from '../../../../shared/features/eye/progression/growth-chart.ts';
import { describeEmmetropicGrowth } from '../../../../shared/features/eye/report-texts/describe-emmetropic-growth.ts';
import type { Block, Shape } from '../../../platform/pdf/document.ts';
import { mutedColor } from '../../../platform/pdf/report-frame.ts';
import { axisShapes, chartLabel } from './chart-shapes.ts';
import { lineStyles, markShape, studyShape } from './chart-styles.ts';
import { chooserTexts, eyeColors, type ReportData } from './report-data.ts';
import { joinSentences } from './trend-spans.ts';

const height = 110;

/** The growth of the eyes compared with published growth; empty unless the clinician requested it. */
export function growthBlocks(copy: ReportData): Block[] {
  const { texts, visits, child, language, hasGrowth, hasGrowthContext } = copy;
  const draw = (width: number) =>
    drawGrowthChart({ visits, birthDate: child.birthDate, sex: child.gender, width, height });
  const known = hasGrowth && hasGrowthContext ? draw(500) : null;
  if (!known) return [];
  const { growthChart } = texts.axial;
  const { perYear } = texts.changes;
  const grown = (eye: 'right' | 'left') => {
    const found = known.growths.find(growth => growth.eye === eye);
    return found ? perYear(texts.changes.amount.mm(found.mmPerYear)) : '–';
  };
  const legend = [
    ...(known.mean ? [growthChart.meanLine] : []),
    describeEmmetropicGrowth(texts, child.gender),
    ...chooserTexts(copy),
  ];
  return [
    {
      kind: 'together',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            { text: growthChart.title, bold: true },
            { text: `  ${perYear('mm')}`, color: mutedColor },
          ],
        },
        {
          kind: 'drawing',
          alt: growthChart.alt(grown('right'), grown('left')),
          height,
          shapes: width => {
            const drawing = draw(width);
            return drawing ? growthShapes(drawing, copy) : [];
          },
        },
        { kind: 'paragraph', text: joinSentences(language, legend), color: mutedColor, size: 8 },
      ],
    },
    { kind: 'space', height: 10 },
  ];
}

function growthShapes(drawing: GrowthDrawing, { texts }: ReportData): Shape[] {
  const { mean, emmetropic, growths } = drawing;
  return [
    ...axisShapes(drawing, value => formatPlain(value, 1), texts.chart.years),
    ...(mean
      ? ([
          { kind: 'path', d: mean.path, ...lineStyles.mean },
          { ...chartLabel, x: mean.end.x + 5, y: mean.end.y - 3, text: texts.axial.growthChart.mean },
        ] as Shape[])
      : []),
    ...emmetropic.map(place => studyShape({ ...place, group: 'control' })),
    ...inDrawingOrder(growths).map(growth => markShape({ ...growth, isMain: true })),
    ...growths.map(
      ({ eye, mmPerYear, x, labelY }): Shape => ({
        ...chartLabel,
        x: x + 9,
        y: labelY + 3,
        text: `${texts.short[eye]} ${formatPlain(mmPerYear, 2)}`,
        bold: true,
        color: eyeColors[eye],
      }),
    ),
  ];
}
