import { expect, test } from 'vitest';
import { chartShapes } from '../../../../functions/features/eye/report-documents/chart-shapes.ts';
import type { ReportData } from '../../../../functions/features/eye/report-documents/report-data.ts';
import type { LabelShape } from '../../../../functions/platform/pdf/document.ts';
import type { ChartOptions } from '../../../../shared/features/eye/progression/chart.ts';
import { textWidth } from '../../../../shared/features/eye/progression/chart-bands.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import { chartOf } from '../eye-reports/read-chart.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';

const markSize = 4;
const target = { unit: 'D', perYear: -0.5, text: null } as const;
const first = seriesVisit('2025-01-01', [-2.5, -1.75], { target });

/** The labels of the eyes, with the edges of their text. */
function labelsOf(visits: SeriesVisit[], changes: Partial<ChartOptions> = {}) {
  const drawing = chartOf(visits, { hasTarget: true, labelSize: 8, height: 137, ...changes });
  const copy = { texts: reportTextsOf('en') } as ReportData;
  const shapes = chartShapes(drawing, copy, 'se');
  const labels = shapes.flatMap((shape, at) => {
    if (shape.kind !== 'label' || !/^[RL] /.test(shape.text)) return [];
    const { x, y, align, text, size } = shape satisfies LabelShape;
    const left = align === 'end' ? x - textWidth(text, size) : x;
    return [{ left, right: left + textWidth(text, size), top: y - size * 0.75, bottom: y, at }];
  });
  return { drawing, shapes, labels };
}

test.each([
  ['a first visit', [first]],
  ['two visits', [first, seriesVisit('2026-01-01', [-3, -2])]],
])('with a target, the labels of the eyes cover no mark: %s', (_, visits) => {
  const { drawing, labels } = labelsOf(visits);
  expect(labels).toHaveLength(2);
  for (const { left, right, top, bottom } of labels)
    for (const { x, y } of drawing.marks)
      expect(
        x + markSize <= left || x - markSize >= right || y + markSize <= top || y - markSize >= bottom,
      ).toBe(true);
});

test('a white box hides the lines of the grid behind the label of an eye', () => {
  const { shapes, labels } = labelsOf([first]);
  for (const { at } of labels) expect(shapes[at - 1]).toMatchObject({ kind: 'path', fill: '#ffffff' });
});
