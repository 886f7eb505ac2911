import { expect, test } from 'vitest';
import { type ChartOptions, drawChart } from '../../../../shared/features/eye/progression/chart.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { summarizeTrend } from '../../../../shared/features/eye/progression/trend-summary.ts';
import { chartOptions } from './read-chart.ts';
import { seriesVisit } from './series-visit.ts';

const power = (sph: number | null) => ({ sph, cyl: null, axis: null });
const chartRequest = (visits: SeriesVisit[], changes: Partial<ChartOptions> = {}) =>
  chartOptions(visits, { birthDate: '2017-03-14', ...changes });

const four = [
  seriesVisit('2024-05-12', [-0.5, -0.25]),
  seriesVisit('2024-11-17', [-0.875, -0.625]),
  seriesVisit('2025-05-18', [-1.25, -0.875]),
  seriesVisit('2025-11-15', [-1.625, -1.25]),
];

test('no chart is drawn for a child without visits', () => {
  expect(drawChart(chartRequest([]))).toBeNull();
  expect(drawChart(chartRequest([seriesVisit('2025-01-01', [null, null])]))).toBeNull();
  expect(drawChart(chartRequest(four, { birthDate: null }))).toBeNull();
});

test('a single visit is drawn as marks, without a line', () => {
  const drawing = drawChart(chartRequest([seriesVisit('2025-01-01', [-1, -1.5])]));
  expect(drawing?.marks).toHaveLength(2);
  expect(drawing?.lines).toEqual([]);
  expect(drawing?.xTicks.map(({ value }) => value)).toEqual([7, 8]);
});

test('the year labels of a chart never overlap, however many years the chart shows', () => {
  for (const years of [2, 8, 14, 30])
    for (const width of [340, 560]) {
      const visits = [seriesVisit('2005-06-01', [-1, -1]), seriesVisit(`${2005 + years}-06-01`, [-2, -2])];
      const ticks = drawChart(chartRequest(visits, { birthDate: '2000-03-14', width }))?.xTicks ?? [];
      const gaps = ticks.slice(1).map(({ x }, index) => x - (ticks[index]?.x ?? 0));
      expect(Math.min(...gaps), `${years} years over ${width}`).toBeGreaterThanOrEqual(28);
      expect(ticks.length).toBeGreaterThan(1);
    }
});

test('all values of thirty visits lie within the chart, and a more negative power is drawn lower', () => {
  const visits = Array.from({ length: 30 }, (_, index) =>
    seriesVisit(new Date(Date.UTC(2019, index * 3, 1)).toISOString().slice(0, 10), [
      -index / 8,
      -index / 8 - 0.25,
    ]),
  );
  const drawing = drawChart(chartRequest(visits, { reference: 'fanHongKong', hasProjection: true }));
  if (!drawing) throw new Error('nothing is drawn');
  const { plot } = drawing;
  const isInside = ({ x, y }: { x: number; y: number }) =>
    x >= plot.left && x <= plot.right && y >= plot.top && y <= plot.bottom;
  expect(drawing.marks.every(isInside)).toBe(true);
  expect(drawing.reference && isInside(drawing.reference.end)).toBe(true);
  const right = drawing.marks.filter(({ eye }) => eye === 'right').map(({ y }) => y);
  expect(right).toEqual(right.toSorted((one, other) => one - other));
});

test('if a visit did not measure an eye, the chart has no mark for this eye at this visit', () => {
  const visits = [
    seriesVisit('2024-05-12', [-0.5, null]),
    seriesVisit('2025-05-12', [-1, -1]),
    seriesVisit('2026-05-12', [-1.5, null]),
  ];
  const drawing = drawChart(chartRequest(visits));
  expect(drawing?.marks.filter(({ eye }) => eye === 'left')).toHaveLength(1);
  expect(drawing?.lines.map(({ eye }) => eye)).toEqual(['right']);
});

test('beside values measured with drops, the chart draws values without drops as hollow marks that no line connects', () => {
  const dry = { right: power(-2), left: power(-2) };
  const visits = [four[0], four[1], seriesVisit('2025-05-18', [-1.25, -0.875], { powers: { dry } })].filter(
    one => one !== undefined,
  );
  const drawing = drawChart(chartRequest(visits));
  expect(drawing?.marks.filter(({ isMain }) => !isMain).map(({ method }) => method)).toEqual(['dry', 'dry']);
  expect(drawing?.lines[0]?.path.match(/L/g)).toHaveLength(1);
});

test('a treatment is drawn as a band from its first day to its end, or to the last visit', () => {
  const dims = { kind: 'dims' as const, product: null, from: '2025-01-01', to: null };
  const last = seriesVisit('2026-05-16', [-1.75, -1.375], { intervention: dims });
  const [band] = drawChart(chartRequest([...four, last]))?.bands ?? [];
  const end = drawChart(chartRequest([...four, last]))?.marks.at(-1)?.x ?? 0;
  expect(band).toMatchObject({ kind: 'dims' });
  expect((band?.x ?? 0) + (band?.width ?? 0)).toBeCloseTo(end, 6);
});

test('the line of a population mean starts at the first visit of the period that the report compares with this mean', () => {
  const request = chartRequest(four, { reference: 'fanHongKong', birthDate: '2016-03-14' });
  const drawing = drawChart(request);
  const { comparison } = summarizeTrend(request);
  const from = comparison?.mismatch === null && comparison.from;
  const firsts = drawing?.marks.filter(({ date }) => date === from).map(({ y }) => y) ?? [];
  const middle = firsts.reduce((sum, y) => sum + y, 0) / firsts.length;
  const [, y = 0] = /M[\d.]+,([\d.]+)/.exec(drawing?.reference?.path ?? '') ?? [];
  expect(Number(y)).toBeCloseTo(middle, 1);
});

test('a projection is drawn only if the user chooses this; a projection from four or more visits has a confidence interval', () => {
  expect(drawChart(chartRequest(four))?.projections).toEqual([]);
  expect(
    drawChart(chartRequest(four, { hasProjection: true }))?.projections.map(({ area }) => area !== null),
  ).toEqual([true, true]);
  const two = drawChart(chartRequest(four.slice(0, 2), { hasProjection: true }));
  expect(two?.projections.map(({ area }) => area)).toEqual([null, null]);
  const soon = [seriesVisit('2025-01-01', [-1, -1]), seriesVisit('2025-04-01', [-1.5, -1.5])];
  expect(drawChart(chartRequest(soon, { hasProjection: true }))?.projections).toEqual([]);
});

test('the projection of future values continues the trend under the current treatment, not under an earlier one', () => {
  const dims = { kind: 'dims' as const, product: null, from: '2025-11-15', to: null };
  const begun = seriesVisit('2025-11-15', [-1.625, -1.25], { intervention: dims });
  const under = [
    ...four.slice(0, 3),
    begun,
    seriesVisit('2026-11-15', [-1.625, -1.25], { intervention: dims }),
  ];
  const levels = ({ path }: { path: string }) => [...path.matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y));
  const [ahead] = drawChart(chartRequest(under, { hasProjection: true }))?.projections ?? [];
  const [start, end] = levels(ahead ?? { path: '' });
  expect(end).toBeCloseTo(start ?? Number.NaN, 6);
  const soon = [...under.slice(0, 4), seriesVisit('2026-02-15', [-1.625, -1.25], { intervention: dims })];
  expect(drawChart(chartRequest(soon, { hasProjection: true }))?.projections).toEqual([]);
});

test('the labels of two eyes with similar values do not overlap', () => {
  const drawing = drawChart(
    chartRequest([seriesVisit('2025-01-01', [-1, -1]), seriesVisit('2026-01-01', [-1.5, -1.5])]),
  );
  const [one, other] = drawing?.endLabels ?? [];
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThanOrEqual(15);
});

test('during orthokeratology the chart shows no powers and the report describes no trend', () => {
  const worn = { kind: 'orthokeratology' as const, product: null, from: '2025-11-15', to: null };
  const visits = [...four, seriesVisit('2026-05-16', [0, 0], { intervention: worn })];
  expect(drawChart(chartRequest(visits))?.marks.some(({ date }) => date > '2025-11-15')).toBe(false);
  expect(drawChart(chartRequest(visits))?.marks.some(({ date }) => date === '2025-11-15')).toBe(true);
  expect(summarizeTrend({ ...chartRequest(visits), reference: null }).withheld).toBe('orthokeratology');
});

test('a report gives the progression before and during a treatment separately, and compares the second with the chosen mean', () => {
  const dims = { kind: 'dims' as const, product: null, from: '2025-11-15', to: null };
  const visits = [
    ...four,
    seriesVisit('2026-05-16', [-1.75, -1.375], { intervention: dims }),
    seriesVisit('2026-11-20', [-1.875, -1.5], { intervention: dims }),
  ];
  const { segments, comparison } = summarizeTrend({ ...chartRequest(visits), reference: 'fanHongKong' });
  expect(segments.map(({ treatments, right }) => [treatments[0]?.kind, right?.visits])).toEqual([
    [undefined, 4],
    ['dims', 3],
  ]);
  expect(segments[0]?.right?.perYear).toBeCloseTo(-0.745, 3);
  expect(segments[1]?.right?.perYear).toBeCloseTo(-0.2468, 4);
  expect(segments[1]?.right?.interval).toBeNull();
  expect(comparison).toMatchObject({ mean: -0.63, result: 'slower', isWholePeriod: true });
});

test('the time after a treatment has its own summary and is compared with the mean of a population', () => {
  const dims = { kind: 'dims' as const, product: null, from: '2024-05-12', to: '2025-05-18' };
  const visits = [
    seriesVisit('2024-05-12', [-1, -1], { intervention: dims }),
    seriesVisit('2025-05-18', [-1.25, -1.25], { intervention: dims }),
    seriesVisit('2025-11-15', [-1.75, -1.75]),
    seriesVisit('2026-05-18', [-2.25, -2.25]),
  ];
  const { segments, comparison } = summarizeTrend({ ...chartRequest(visits), reference: 'fanHongKong' });
  expect(
    segments.map(({ treatments, ended, right }) => [treatments[0]?.kind, ended[0]?.kind, right?.visits]),
  ).toEqual([
    ['dims', undefined, 2],
    [undefined, 'dims', 3],
  ]);
  expect(segments[1]?.right?.perYear).toBeCloseTo(-1, 2);
  expect(comparison).toMatchObject({ mean: -0.63, result: 'faster', isWholePeriod: true });
});

test('the time without treatment between two treatments is listed as a separate period', () => {
  const once = { kind: 'atropine001' as const, product: null, from: '2024-01-01', to: '2024-07-01' };
  const again = { kind: 'dims' as const, product: null, from: '2025-01-01', to: null };
  const visits = [
    seriesVisit('2024-01-01', [-1, -1], { intervention: once }),
    seriesVisit('2024-07-01', [-1.25, -1.25], { intervention: once }),
    seriesVisit('2025-01-01', [-1.75, -1.75], { intervention: again }),
    seriesVisit('2025-07-01', [-1.75, -1.75], { intervention: again }),
  ];
  const { segments } = summarizeTrend({ ...chartRequest(visits), reference: null });
  expect(segments.map(({ from, treatments }) => [from, treatments[0]?.kind])).toEqual([
    ['2024-01-01', 'atropine001'],
    ['2024-07-01', undefined],
    ['2025-01-01', 'dims'],
  ]);
});

test('an eye with growth below measurement noise is described as not measurably grown', () => {
  const lengths = (right: number, left: number) => ({ axialLength: { right, left } });
  const visits = [
    seriesVisit('2025-01-01', [null, null], lengths(23.5, 23.4)),
    seriesVisit('2026-01-01', [null, null], lengths(23.53, 23.42)),
  ];
  const summary = (more: SeriesVisit[]) =>
    summarizeTrend({ ...chartRequest([...visits, ...more]), measure: 'axial', reference: null }).isBelowNoise;
  expect(summary([])).toBe(true);
  expect(summary([seriesVisit('2026-07-01', [null, null], lengths(23.6, 23.42))])).toBe(false);
});
