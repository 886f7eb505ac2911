import { expect, test } from 'vitest';
import { lengthAt } from '../../../../shared/features/eye/optics/axial-centile.ts';
import { drawChart } from '../../../../shared/features/eye/progression/chart.ts';
import { centileCurves } from '../../../../shared/features/eye/progression/chart-centiles.ts';
import {
  framingMarks,
  inDrawingOrder,
  separateLabels,
} from '../../../../shared/features/eye/progression/chart-marks.ts';
import { chartOf, readPath, readPoint } from '../eye-reports/read-chart.ts';
import { axialVisit, seriesVisit } from '../eye-reports/series-visit.ts';
import { treatment } from '../treatments/visit-treatment.ts';

const wuhan = { population: 'wuhan', sex: 'male' } as const;
const lengths = [axialVisit('2023-01-01', [23.5, 23.6]), axialVisit('2025-01-01', [24.2, 24.4])];
const axial = { measure: 'axial', axialReference: wuhan } as const;

test('no chart is drawn without visits or values; no chart by age is drawn without a birth date', () => {
  const empty = { measure: 'se', method: 'cycloplegic', by: 'age', reference: null } as const;
  const options = { ...empty, hasProjection: true, hasTarget: true, width: 500, height: 200 };
  const draw = (visits: Parameters<typeof drawChart>[0]['visits'], birthDate: string | null) =>
    drawChart({ ...options, visits, birthDate });
  expect(draw([], '2015-01-01')).toBeNull();
  expect(draw([seriesVisit('2025-01-01', [null, null])], '2015-01-01')).toBeNull();
  expect(draw([seriesVisit('2025-01-01', [-1, null])], null)).toBeNull();
  expect(draw([seriesVisit('2025-01-01', [-1, null])], '2015-01-01')?.marks).toHaveLength(1);
});

test('a single visit is drawn in the middle of a year, without a line', () => {
  const drawing = chartOf([seriesVisit('2025-01-01', [-1, -1.5])]);
  expect(drawing.lines).toEqual([]);
  expect(drawing.marks[0]?.x).toBeCloseTo((drawing.plot.left + drawing.plot.right) / 2, 6);
  expect(drawing.plot).toEqual({ left: 52, right: 540 - 84, top: 10, bottom: 240 - 28 });
  expect(drawing).toMatchObject({ bands: [], centiles: [], reference: null, projections: [], targets: [] });
});

test('a chart with a single axial length of one eye has the centile curves and one eye label', () => {
  const drawing = chartOf([axialVisit('2025-01-01', [24, null])], axial);
  expect(drawing.marks.map(({ eye }) => eye)).toEqual(['right']);
  expect(drawing.endLabels.map(({ eye }) => eye)).toEqual(['right']);
  expect(drawing.centiles.map(({ centile }) => centile)).toEqual([5, 25, 50, 75, 95]);
});

test('the line of an eye also connects values between which a visit did not measure the eye; all marks lie within the chart', () => {
  const visits = Array.from({ length: 30 }, (_, index) =>
    axialVisit(new Date(Date.UTC(2021, index * 2, 1)).toISOString().slice(0, 10), [
      22.8 + index * 0.05,
      index % 3 === 0 ? 23 + index * 0.05 : null,
    ]),
  );
  const drawing = chartOf(visits, axial);
  expect(drawing.marks).toHaveLength(40);
  expect(drawing.lines.map(({ path }) => path.split('L').length)).toEqual([30, 10]);
  const { plot } = drawing;
  for (const { x, y } of drawing.marks) {
    expect(x).toBeGreaterThan(plot.left);
    expect(x).toBeLessThan(plot.right);
    expect(y).toBeGreaterThan(plot.top);
    expect(y).toBeLessThan(plot.bottom);
  }
});

test('each centile curve follows the lengths of its table across the whole chart', () => {
  const drawing = chartOf(lengths, axial);
  for (const { centile, path, end } of drawing.centiles) {
    const points = readPath(drawing, path);
    for (const { years, value } of points)
      expect(value).toBeCloseTo(lengthAt('wuhan', 'male', years, centile) ?? Number.NaN, 1);
    expect(readPoint(drawing, end).years).toBeCloseTo(points.at(-1)?.years ?? 0, 1);
    expect(end.x).toBeCloseTo(drawing.plot.right, 6);
  }
});

test('on a date axis, centile curves follow the child’s age', () => {
  const drawing = chartOf(lengths, { ...axial, by: 'date' });
  const [point] = readPath(drawing, drawing.centiles[2]?.path ?? '');
  const years = (point?.years ?? 0) - 2015;
  expect(point?.value).toBeCloseTo(lengthAt('wuhan', 'male', years, 50) ?? Number.NaN, 1);
});

test('centile curves leave room for the labels of the eyes; the curves’ numbers are at the edge of the chart', () => {
  const drawing = chartOf(lengths, axial);
  const last = Math.max(...drawing.marks.map(({ x }) => x));
  expect(drawing.plot.right).toBe(540 - 26);
  expect(drawing.plot.right - last).toBeCloseTo(74, 6);
});

test('no centile curve is drawn for powers, or without a population or a birth date', () => {
  expect(chartOf(lengths, { measure: 'axial' }).centiles).toEqual([]);
  expect(chartOf(lengths, { ...axial, axialReference: null }).plot.right).toBe(540 - 84);
  expect(chartOf(lengths, { ...axial, by: 'date', birthDate: null }).centiles).toEqual([]);
  const power = chartOf([seriesVisit('2025-01-01', [-1, -1])], { axialReference: wuhan });
  expect(power.centiles).toEqual([]);
  expect(power.plot.right).toBe(540 - 84);
});

test('centile curves start and end with the ages of their table', () => {
  const at = (from: number, to: number) => centileCurves(wuhan, [from, to], 0)[0]?.points ?? [];
  expect(at(4, 8)[0]?.place).toBe(6);
  expect(at(4, 8).at(-1)?.place).toBe(8);
  expect(at(12, 18).at(-1)?.place).toBe(15);
  expect(at(8, 8.5).map(({ place }) => place)).toEqual([8, 8.25, 8.5]);
  expect(at(3, 6)).toEqual([]);
  expect(at(15, 17)).toEqual([]);
  const shifted = centileCurves(wuhan, [2021, 2023], 2015)[2]?.points ?? [];
  expect(shifted[0]).toEqual({ place: 2021, value: lengthAt('wuhan', 'male', 6, 50) });
});

test('treatments are drawn as bands in rows above the values of the chart', () => {
  const dims = { kind: 'dims', label: 'DIMS lenses', from: '2023-01-01', to: null };
  const drops = { kind: 'atropine001', label: 'Atropine 0.01%', from: '2023-06-01', to: null };
  const one = chartOf(lengths, { measure: 'axial', treatments: [dims] });
  const two = chartOf(lengths, { measure: 'axial', treatments: [dims, drops] });
  expect(one.plot.top).toBe(10 + 18);
  expect(two.plot.top).toBe(10 + 36);
  expect(two.bands.map(({ lane, stripY, stripHeight }) => [lane, stripY, stripHeight])).toEqual([
    [0, 5, 16],
    [1, 23, 16],
  ]);
  const small = chartOf(lengths, { measure: 'axial', treatments: [dims], labelSize: 8 });
  expect(small.plot.top).toBe(10 + 12);
  for (const { stripY, stripHeight } of two.bands) expect(stripY + stripHeight).toBeLessThan(two.plot.top);
  expect(chartOf(lengths, { measure: 'axial', treatments: [] }).bands).toEqual([]);
});

test('a mark of the left eye that overlaps one of the right eye is a frame around it; both stay at their place', () => {
  const at = (x: number, y: number, eye: 'right' | 'left') => ({ x, y, eye });
  expect(framingMarks([at(100, 50, 'right'), at(100, 50, 'left')])).toEqual([false, true]);
  expect(framingMarks([at(106, 56, 'left'), at(100, 50, 'right')])).toEqual([true, false]);
  expect(framingMarks([at(100, 50, 'right'), at(107, 50, 'left')])).toEqual([false, false]);
  expect(framingMarks([at(100, 50, 'right'), at(100, 57, 'left')])).toEqual([false, false]);
  expect(framingMarks([at(100, 57, 'right'), at(100, 50, 'left')])).toEqual([false, false]);
  expect(framingMarks([at(100, 50, 'left'), at(100, 50, 'left')]), 'one eye twice').toEqual([false, false]);
  expect(framingMarks([])).toEqual([]);
});

test('the marks of both eyes are visible at their day even if the values of the two eyes are the same', () => {
  const { marks } = chartOf([seriesVisit('2024-01-01', [-1, -1]), seriesVisit('2025-01-01', [-1, -2])]);
  expect(marks.map(({ eye, isFrame }) => `${eye} ${isFrame}`)).toEqual([
    ...['right false', 'left true', 'right false', 'left false'],
  ]);
  const ofFirstDay = marks.filter(({ date }) => date === '2024-01-01');
  expect(new Set(ofFirstDay.map(({ x }) => x)).size).toBe(1);
  expect(inDrawingOrder(marks).map(({ eye }) => eye)).toEqual(['left', 'left', 'right', 'right']);
});

test('chart labels closer than 15 units are moved apart evenly; other labels stay in place', () => {
  const label = (x: number, y: number) => ({ x, y });
  const ys = (...labels: { x: number; y: number }[]) => separateLabels(labels).map(({ y }) => y);
  expect(ys(label(0, 50), label(0, 50))).toEqual([42.5, 57.5]);
  expect(ys(label(0, 55), label(0, 50))).toEqual([60, 45]);
  expect(ys(label(0, 50), label(0, 65))).toEqual([50, 65]);
  expect(ys(label(0, 50), label(60, 50))).toEqual([42.5, 57.5]);
  expect(ys(label(0, 50), label(61, 50))).toEqual([50, 50]);
  expect(ys(label(0, 50))).toEqual([50]);
  expect(ys()).toEqual([]);
});

const followed = [seriesVisit('2023-01-01', [-2, -1.5]), seriesVisit('2025-01-01', [-2.5, -2])];

test('the label of a population mean does not cover the labels of the eyes', () => {
  const { reference, endLabels } = chartOf(followed, { reference: 'cometUsa' });
  const levels = [...endLabels, reference?.end ?? { y: 0 }]
    .map(({ y }) => y)
    .toSorted((one, other) => one - other);
  const gaps = levels.slice(1).map((y, place) => y - (levels[place] ?? 0));
  for (const gap of gaps) expect(gap).toBeGreaterThan(14.9);
});

test('under red-light treatment the report makes no comparison, so the chart has no mean and no centiles', () => {
  const treatments = [treatment({ kind: 'redLight', from: '2024-12-31', to: null })];
  const [first, last] = followed;
  if (!first || !last) throw new Error('no visits');
  const red = [{ ...first, treatments }, last];
  expect(chartOf(red, { reference: 'cometUsa' }).reference).toBeNull();
  const lengths = [
    axialVisit('2023-01-01', [23.5, 23.6], { treatments }),
    axialVisit('2025-01-01', [24.2, 24.4]),
  ];
  const axialReference = { population: 'wuhan', sex: 'male' } as const;
  expect(chartOf(lengths, { measure: 'axial', axialReference }).centiles).toEqual([]);
});

test('the charts of power and of length of a report have the same ages at the same places', () => {
  const visits = [
    seriesVisit('2025-01-01', [-1, -1.5], { target: { unit: 'D', perYear: -0.5, text: null } }),
    axialVisit('2025-03-01', [24, 24.2]),
  ];
  const wish = { ...{ hasTarget: true, axialReference: wuhan }, hasProjection: false };
  const power = chartOf(visits, { ...wish, sharesAxisWith: 'axial' });
  const length = chartOf(visits, { ...wish, measure: 'axial', sharesAxisWith: 'se' });
  expect(power.xTicks.length).toBeGreaterThan(1);
  expect(length.xTicks).toEqual(power.xTicks);
  expect(length.plot).toMatchObject({ left: power.plot.left, right: power.plot.right });
  expect(length.centiles.length).toBeGreaterThan(0);
});
