import { expect, test } from 'vitest';
import { type ChartOptions, drawChart } from '../../../../shared/features/eye/progression/chart.ts';
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

test('a study is drawn as points at the times it published, from the mean of the eyes at the start', () => {
  expect(pointsIn()).toEqual([
    ['treated', 12, '2025-01-01', -1.92],
    ['control', 12, '2025-01-01', -2.3],
  ]);
  expect(pointsIn({ measure: 'axial' })).toEqual([
    ['treated', 12, '2025-01-01', 24.11],
    ['control', 12, '2025-01-01', 24.32],
  ]);
});

test('points lie within the plot', () => {
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

test('what is withheld in words is not drawn', () => {
  expect(pointsIn({ hasTreatmentEffect: false })).toEqual([]);
  expect(pointsIn({ birthDate: '2004-06-01' })).toEqual([]);
  expect(pointsIn({ birthDate: null, by: 'date' })).toEqual([]);
  expect(pointsIn({ method: 'prescription' }) ?? []).toEqual([]);
  const [first, last] = visits;
  if (!first || !last) throw new Error('two visits');
  expect(pointsIn({ visits: [first, { ...last, date: '2025-03-01' }] })).toEqual([]);
});

test('red light draws nothing of a study, and no mean', () => {
  const red = treatment({ id: 'treatment-6', kind: 'redLight', from });
  const [first, last] = visits;
  if (!first || !last) throw new Error('two visits');
  for (const told of [[red], [red, treatment({ from })]]) {
    const drawing = draw({ visits: [{ ...first, treatments: told }, last], reference: 'fanHongKong' });
    expect([drawing?.study, drawing?.reference, drawing?.targets]).toEqual([[], null, []]);
  }
  expect(draw({ reference: 'fanHongKong' })?.reference).not.toBeNull();
});
