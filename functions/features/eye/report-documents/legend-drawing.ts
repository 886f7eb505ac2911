import type { ChartDrawing } from '../../../../shared/features/eye/progression/chart.ts';
import { textWidth } from '../../../../shared/features/eye/progression/chart-bands.ts';
import { type LegendItem, legendOf } from '../../../../shared/features/eye/progression/chart-legend.ts';
import { legendText } from '../../../../shared/features/eye/report-texts/legend-text.ts';
import type { Drawing, Shape } from '../../../platform/pdf/document.ts';
import { boxPath } from '../../../platform/pdf/draw-path.ts';
import { chartLabel, chartLabelSize } from './chart-shapes.ts';
import { lineStyles, markShape, stripColor, studyShape } from './chart-styles.ts';
import type { ReportData } from './report-data.ts';

/** Width of the legend in points. No page of a report is narrower. */
const width = 480;
const rowHeight = 12;
const swatchWidth = 22;
const gaps = { beforeText: 4, betweenItems: 12 };
/** Distance between the lines of the two eyes in one swatch. */
const lineGap = 4;

/** The legend above a chart: a swatch and a name for each line and mark that the chart contains. */
export function legendDrawing(drawing: ChartDrawing, { texts }: Pick<ReportData, 'texts'>): Drawing {
  let [x, row] = [0, 0];
  const items = legendOf(drawing).map(item => {
    const text = legendText(texts, item);
    const needed = swatchWidth + gaps.beforeText + textWidth(text, chartLabelSize);
    if (x > 0 && x + needed > width) [x, row] = [0, row + 1];
    const place = { item, text, x, y: (row + 0.5) * rowHeight };
    x += needed + gaps.betweenItems;
    return place;
  });
  return {
    kind: 'drawing',
    alt: items.map(({ text }) => text).join(texts.comma),
    height: (row + 1) * rowHeight,
    shapes: () =>
      items.flatMap(({ item, text, x, y }): Shape[] => [
        ...swatch(item, x, y),
        { ...chartLabel, x: x + swatchWidth + gaps.beforeText, y: y + 3, text },
      ]),
  };
}

function swatch(item: LegendItem, x: number, y: number): Shape[] {
  const across = (at: number) => `M${x} ${at}H${x + swatchWidth}`;
  const centre = { x: x + swatchWidth / 2, y };
  switch (item.kind) {
    case 'eye':
      return [
        { kind: 'path', d: across(y), ...lineStyles.eye(item.eye) },
        markShape({ ...centre, eye: item.eye, isMain: true, isFrame: false }),
      ];
    case 'frame':
      return [
        markShape({ ...centre, eye: 'left', isMain: false, isFrame: true }),
        markShape({ ...centre, eye: 'right', isMain: false, isFrame: false }),
      ];
    case 'otherMethod':
      return [markShape({ ...centre, eye: item.eye, isMain: false, isFrame: false })];
    case 'treated':
      return [{ kind: 'path', d: boxPath(x, y - 4, swatchWidth, 8), fill: stripColor }];
    case 'mean':
      return [{ kind: 'path', d: across(y), ...lineStyles.mean }];
    case 'centiles':
      return [{ kind: 'path', d: across(y), ...lineStyles.centile(50) }];
    case 'study':
      return [studyShape({ ...centre, group: item.group })];
    default:
      return item.eyes.map((eye, at) => ({
        kind: 'path',
        d: across(y + (at - (item.eyes.length - 1) / 2) * lineGap),
        ...lineStyles[item.kind](eye),
      }));
  }
}
