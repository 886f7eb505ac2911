import { expect, test } from 'vitest';
import { chartShapes } from '../../../../functions/features/eye/report-documents/chart-shapes.ts';
import type { ReportData } from '../../../../functions/features/eye/report-documents/report-data.ts';
import { type ChartOptions, drawChart } from '../../../../shared/features/eye/progression/chart.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';
import { treatment } from '../treatments/visit-treatment.ts';

const from = '2024-01-01';
const lengths = (mm: number) => ({ axialLength: { right: mm, left: mm } });
const visits = [
  seriesVisit(from, [-2, -1.5], { treatments: [treatment({ from })], ...lengths(24) }),
  seriesVisit('2025-01-05', [-2.25, -2], lengths(24.1)),
];
const draw = (changes: Partial<ChartOptions> = {}) =>
  drawChart({
    ...{ visits, birthDate: '2014-06-01', measure: 'se', method: 'cycloplegic', by: 'age' },
    ...{ reference: null, hasProjection: false, hasTarget: false, hasTreatmentEffect: true },
    ...{ width: 600, height: 300, ...changes },
  });
const pointsIn = (changes: Partial<ChartOptions> = {}) =>
  draw(changes)?.study.map(({ group, months, date, value }) => [
    group,
    months,
    date,
    Number(value.toFixed(4)),
  ]);

test('a study’s results are drawn at the published times, starting at the mean of both eyes when the treatment started', () => {
  expect(pointsIn()).toEqual([
    ['treated', 12, '2025-01-01', -1.92],
    ['control', 12, '2025-01-01', -2.3],
  ]);
  expect(pointsIn({ measure: 'axial' })).toEqual([
    ['treated', 12, '2025-01-01', 24.11],
    ['control', 12, '2025-01-01', 24.32],
  ]);
});

test('the points of a study lie within the chart', () => {
  const drawing = draw();
  if (!drawing) throw new Error('a drawing');
  const { plot, study } = drawing;
  for (const { x, y } of study) {
    expect(x).toBeGreaterThan(plot.left);
    expect(x).toBeLessThan(plot.right);
    expect(y).toBeGreaterThanOrEqual(plot.top);
    expect(y).toBeLessThanOrEqual(plot.bottom);
  }
});

test('in a printed chart, the label of an eye is not covered by study points', () => {
  const begun = seriesVisit(from, [-2, -2], { treatments: [treatment({ from })] });
  const texts = reportTextsOf('zh-Hans');
  const printed = { width: 500, height: 186, labelSize: 8 };
  for (const end of ['2025-12-20', '2026-01-01', '2026-01-20']) {
    const drawing = draw({
      visits: [begun, seriesVisit(end, [-2.75, -2.75])],
      hasProjection: true,
      ...printed,
    });
    if (!drawing) throw new Error('a drawing');
    const shapes = chartShapes(drawing, { texts } as ReportData, 'se');
    const names = shapes.filter(shape => shape.kind === 'label' && shape.bold && shape.text.endsWith('2.75'));
    expect([names.length, drawing.study.length]).toEqual([2, 2]);
    for (const name of names) {
      if (name.kind !== 'label') continue;
      const [left, right] = name.align === 'end' ? [name.x - 36, name.x] : [name.x, name.x + 36];
      for (const { x, y } of drawing.study)
        expect(x + 4 < left || x - 4 > right || y - 4 > name.y || y + 4 < name.y - 8).toBe(true);
    }
  }
});

test('the values of a study are drawn only if the report’s text compares the child with this study', () => {
  expect(pointsIn({ hasTreatmentEffect: false })).toEqual([]);
  expect(pointsIn({ birthDate: '2004-06-01' })).toEqual([]);
  expect(pointsIn({ birthDate: null, by: 'date' })).toEqual([]);
  expect(pointsIn({ method: 'prescription' }) ?? []).toEqual([]);
  const [first, last] = visits;
  if (!first || !last) throw new Error('two visits');
  expect(pointsIn({ visits: [first, { ...last, date: '2025-03-01' }] })).toEqual([]);
});

test('during red-light treatment a chart has no study points and no population mean', () => {
  const red = treatment({ id: 'treatment-6', kind: 'redLight', from });
  const [first, last] = visits;
  if (!first || !last) throw new Error('two visits');
  for (const told of [[red], [red, treatment({ from })]]) {
    const drawing = draw({ visits: [{ ...first, treatments: told }, last], reference: 'fanHongKong' });
    expect([drawing?.study, drawing?.reference, drawing?.targets]).toEqual([[], null, []]);
  }
  expect(draw({ reference: 'fanHongKong' })?.reference).not.toBeNull();
});
