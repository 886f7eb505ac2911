import { expect, test } from 'vitest';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { chartOf, readPath, readPoint } from '../eye-reports/read-chart.ts';
import { axialVisit, seriesVisit } from '../eye-reports/series-visit.ts';

/** Visits four calendar years apart, which are exactly four years of 365.25 days. */
const visits = [
  seriesVisit('2021-01-01', [-1, -1.5]),
  seriesVisit('2023-01-01', [-1.5, -1.75]),
  seriesVisit('2025-01-01', [-2, -2]),
];
const dims = { kind: 'dims' as const, product: null };
const yearsOf = (date: string) => (Date.parse(date) - Date.parse('2015-01-01')) / dayMs / 365.25;
type Read = { years: number; value: number };
const expectPoints = (points: Read[], expected: [years: number, value: number][]) => {
  expect(points).toHaveLength(expected.length);
  expected.forEach(([years, value], index) => {
    expect(points[index]?.years).toBeCloseTo(years, 1);
    expect(points[index]?.value).toBeCloseTo(value, 1);
  });
};

test('every mark of a chart is placed at the child’s age and at the measured value', () => {
  const drawing = chartOf(visits);
  for (const mark of drawing.marks) {
    const { years, value } = readPoint(drawing, mark);
    expect(years).toBeCloseTo(yearsOf(mark.date), 6);
    expect(value).toBeCloseTo(mark.value, 6);
  }
  expect(drawing).toMatchObject({ width: 540, height: 240 });
});

test('on a date axis, marks are at the day of the visit, and no birth date is needed', () => {
  const drawing = chartOf([...visits, seriesVisit('2026-07-02', [-2, -2])], { by: 'date', birthDate: null });
  const years = drawing.marks.filter(({ eye }) => eye === 'left').map(mark => readPoint(drawing, mark).years);
  expect(years.map(year => Number(year.toFixed(1)))).toEqual([2021, 2023, 2025, 2026.5]);
  for (const { value } of drawing.xTicks) expect(Number.isInteger(value)).toBe(true);
});

test('the line of an eye connects its values in the order of the visits', () => {
  const drawing = chartOf(visits);
  const [right, left] = drawing.lines;
  expect([right?.eye, left?.eye]).toEqual(['right', 'left']);
  expectPoints(readPath(drawing, right?.path ?? ''), [
    [6, -1],
    [8, -1.5],
    [10, -2],
  ]);
});

test('the value axis has a label per half dioptre, or per dioptre if there would be too many, and free space at both ends', () => {
  const labels = (low: number, high: number) =>
    chartOf([seriesVisit('2021-01-01', [high, high]), seriesVisit('2025-01-01', [low, low])]).yTicks.map(
      ({ value }) => value,
    );
  expect(labels(-2, -1)).toEqual([-2.5, -2, -1.5, -1, -0.5]);
  expect(labels(-3.5, -1)).toEqual([-4, -3, -2, -1]);
  expect(labels(-3.25, -1)).toEqual([-3.5, -3, -2.5, -2, -1.5, -1, -0.5]);
});

test('the chart of a short-sighted child ends at zero; a chart with a positive power continues above zero', () => {
  const top = (high: number) =>
    chartOf([seriesVisit('2021-01-01', [high, high]), seriesVisit('2025-01-01', [-2, -2])]).yTicks.at(-1)
      ?.value;
  expect(top(0)).toBe(0);
  expect(top(-0.25)).toBe(0);
  expect(top(0.25)).toBe(0.5);
});

test('a chart covers at least 2 D or 1 mm, so that measurement noise does not look like change', () => {
  const span = (measure: 'se' | 'axial') => {
    const lengths = { axialLength: { right: 24, left: 24 } };
    const still = ['2021-01-01', '2025-01-01'].map(date => seriesVisit(date, [-1, -1], lengths));
    const { yTicks } = chartOf(still, { measure });
    return (yTicks.at(-1)?.value ?? 0) - (yTicks[0]?.value ?? 0);
  };
  expect(span('se')).toBe(2);
  expect(span('axial')).toBe(1);
});

test('a chart of axial lengths has a value range of its own, without negative values', () => {
  const drawing = chartOf([axialVisit('2021-01-01', [23, 23.5]), axialVisit('2025-01-01', [24, 24.25])], {
    measure: 'axial',
  });
  expectPoints(readPath(drawing, drawing.lines[1]?.path ?? ''), [
    [6, 23.5],
    [10, 24.25],
  ]);
});

test('the label of each eye is at the eye’s last value, and is moved only if the two labels would overlap', () => {
  const apart = chartOf(
    [visits[0], seriesVisit('2025-01-01', [-1, -3])].filter(visit => visit !== undefined),
  );
  expectPoints(
    apart.endLabels.map(label => readPoint(apart, label)),
    [
      [10, -1],
      [10, -3],
    ],
  );
  expect(apart.endLabels.map(({ eye, value }) => [eye, value])).toEqual([
    ['right', -1],
    ['left', -3],
  ]);
  const close = (right: number, left: number) =>
    chartOf([seriesVisit('2021-01-01', [-1, -1]), seriesVisit('2025-01-01', [right, left])]).endLabels.map(
      ({ y }) => y,
    );
  for (const [right, left] of [
    [-2, -2.125],
    [-2.125, -2],
  ] as const) {
    const [one = 0, other = 0] = close(right, left);
    expect(Math.abs(one - other)).toBeCloseTo(15, 6);
    expect(one < other, 'less myopia lies higher').toBe(right > left);
  }
});

test('the labels of two eyes that were last measured years apart stay in place', () => {
  const drawing = chartOf([seriesVisit('2021-01-01', [-1, -2]), seriesVisit('2025-01-01', [-2, null])]);
  expectPoints(
    drawing.endLabels.map(label => readPoint(drawing, label)),
    [
      [10, -2],
      [6, -2],
    ],
  );
});

test('an eye that was never measured has no label in the chart', () => {
  const drawing = chartOf([seriesVisit('2021-01-01', [-1, null]), seriesVisit('2025-01-01', [-2, null])]);
  expect(drawing.endLabels.map(({ eye }) => eye)).toEqual(['right']);
});

const treated = (from: string, to: string | null) => [
  ...visits.slice(0, 2),
  seriesVisit('2025-01-01', [-2, -2], { intervention: { ...dims, from, to } }),
];

test('the band of a treatment lies between the treatment’s first and last day', () => {
  const drawing = chartOf(treated('2022-01-01', '2024-01-01'));
  const [band] = drawing.bands;
  const [start, end] = [band?.x ?? 0, (band?.x ?? 0) + (band?.width ?? 0)].map(
    x => readPoint(drawing, { x, y: 0 }).years,
  );
  expect(start).toBeCloseTo(yearsOf('2022-01-01'), 6);
  expect(end).toBeCloseTo(yearsOf('2024-01-01'), 6);
});

test('the band of a treatment that starts before the chart and ends after the chart is cut at both ends', () => {
  const drawing = chartOf(treated('2018-01-01', '2030-01-01'));
  const { left, right } = drawing.plot;
  expect(drawing.bands).toMatchObject([{ kind: 'dims', x: left, width: right - left }]);
});

test('a treatment that has not started yet has no band', () => {
  expect(chartOf(treated('2025-06-01', null)).bands).toEqual([]);
});

const followed = [seriesVisit('2023-01-01', [-2, -1.5]), seriesVisit('2025-01-01', [-2.5, -2])];

test('the mean of a population is drawn only over the period in which the report compares the child with this mean', () => {
  const reference = 'cometUsa';
  const later = seriesVisit('2025-03-01', [null, null]);
  const drawing = chartOf([...followed, later], { reference });
  expectPoints(readPath(drawing, drawing.reference?.path ?? ''), [
    [8, -1.75],
    [10, -1.75 - 0.49 * 2],
  ]);
  const byDate = chartOf(followed, { reference, by: 'date' });
  expectPoints(readPath(byDate, byDate.reference?.path ?? ''), [
    [2023, -1.75],
    [2025, -1.75 - 0.49 * 2],
  ]);
});

test('a population mean is drawn only if the user has chosen it, the chart shows powers and the birth date is known', () => {
  const lengths = [axialVisit('2021-01-01', [23, 23]), axialVisit('2025-01-01', [24, 24])];
  expect(chartOf(visits).reference).toBeNull();
  expect(chartOf(lengths, { measure: 'axial', reference: 'fanHongKong' }).reference).toBeNull();
  expect(chartOf(visits, { by: 'date', birthDate: null, reference: 'fanHongKong' }).reference).toBeNull();
});

test('a projection continues the eye’s own rate for one year', () => {
  const drawing = chartOf(visits, { hasProjection: true });
  expect(drawing.projections.map(({ eye }) => eye)).toEqual(['right', 'left']);
  expectPoints(readPath(drawing, drawing.projections[0]?.path ?? ''), [
    [10, -2],
    [11, -2.25],
  ]);
});

test('a projection never covers more time than the measured period', () => {
  const half = [seriesVisit('2024-01-01', [-1, -1]), seriesVisit('2024-07-01', [-2, -2])];
  const drawing = chartOf([seriesVisit('2021-01-01', [null, null]), ...half], { hasProjection: true });
  const [start, end] = readPath(drawing, drawing.projections[0]?.path ?? '');
  expect((end?.years ?? 0) - (start?.years ?? 0)).toBeCloseTo(182 / 365.25, 1);
  expect(end?.value).toBeCloseTo(-3, 1);
});

test('the confidence interval of a projection starts at the last value and becomes wider with time', () => {
  const five = [...visits, seriesVisit('2022-01-01', [-1, -1]), seriesVisit('2024-01-01', [-2, -2])].toSorted(
    (one, other) => (one.date < other.date ? -1 : 1),
  );
  const drawing = chartOf(five, { hasProjection: true });
  const [ahead] = drawing.projections;
  expect(ahead?.area?.endsWith('Z')).toBe(true);
  const [start, low, high, ...more] = readPath(drawing, ahead?.area ?? '');
  const [, end] = readPath(drawing, ahead?.path ?? '');
  expect(more).toEqual([]);
  expect(start?.value).toBeCloseTo(-2, 1);
  expect(low?.years).toBeCloseTo(11, 1);
  expect(((low?.value ?? 0) + (high?.value ?? 0)) / 2).toBeCloseTo(end?.value ?? 0, 1);
  expect(low?.value).toBeLessThan(high?.value ?? 0);
  for (const { y } of [drawing.yTicks[0], drawing.yTicks.at(-1)].filter(tick => tick !== undefined))
    expect(y >= drawing.plot.top && y <= drawing.plot.bottom).toBe(true);
});

test('after a treatment starts or ends, only values measured since then are projected', () => {
  const ahead = (from: string, to: string | null) =>
    chartOf(
      ['2021-01-01', '2022-01-01', '2023-01-01', '2024-01-01', '2025-01-01'].map((date, index) =>
        seriesVisit(date, [-index, -index], index === 4 ? { intervention: { ...dims, from, to } } : {}),
      ),
      { hasProjection: true },
    ).projections.map(({ area }) => area !== null);
  expect(ahead('2020-01-01', null)).toEqual([true, true]);
  expect(ahead('2023-01-01', null)).toEqual([false, false]);
  expect(ahead('2020-01-01', '2023-01-01')).toEqual([false, false]);
  expect(ahead('2020-01-01', '2024-06-01')).toEqual([]);
  expect(ahead('2020-01-01', '2026-01-01')).toEqual([true, true]);
});

test('the lines of a progression target are drawn if the user has chosen them', () => {
  const target = { unit: 'D' as const, perYear: -0.25, text: null };
  const aimed = [...visits.slice(0, 2), seriesVisit('2025-01-01', [-2, -2], { target })];
  expect(chartOf(aimed).targets).toEqual([]);
  const drawing = chartOf(aimed, { hasTarget: true });
  expect(drawing.targets.map(({ eye }) => eye)).toEqual(['right', 'left']);
  expectPoints(readPath(drawing, drawing.targets[0]?.path ?? ''), [
    [10, -2],
    [11, -2.25],
  ]);
});

test('orthokeratology between two visits interrupts the line of powers, but not the line of axial lengths', () => {
  const dates = ['2021-01-01', '2022-01-01', '2023-01-01', '2024-01-01'];
  const worn = { kind: 'orthokeratology' as const, product: null, from: '2022-06-01', to: '2022-08-01' };
  const seen = dates.map((date, index) =>
    seriesVisit(date, [-1 - index, null], {
      axialLength: { right: 23 + index / 4, left: null },
      ...(index === 3 && { intervention: worn }),
    }),
  );
  const pathOf = (measure: 'se' | 'axial', of = seen) => chartOf(of, { measure }).lines[0]?.path ?? '';
  expect(pathOf('se').match(/M[^M]+/g)).toHaveLength(2);
  expect(pathOf('axial').match(/M/g)).toHaveLength(1);
  expect(
    pathOf(
      'se',
      seen.filter((_, index) => index !== 1),
    ).match(/M[^M]+/g),
  ).toHaveLength(1);
  expect(pathOf('se').match(/[A-Z]/g)).toEqual(['M', 'L', 'M', 'L']);
  expect(pathOf('se', [...seen.slice(0, 2), ...seen.slice(3)]).match(/[A-Z]/g)).toEqual(['M', 'L']);
  expect(chartOf(seen).bands.map(({ label }) => label)).toEqual(['']);
});

test('the whole confidence interval of a projection lies within the chart', () => {
  const uneven = [0, -1, -0.25, -1.5].map((sphere, index) =>
    seriesVisit(`${2021 + index}-01-01`, [sphere, null]),
  );
  const drawing = chartOf(uneven, { hasProjection: true });
  const heights = [...(drawing.projections[0]?.area ?? '').matchAll(/,(-?[\d.]+)/g)].map(([, y]) =>
    Number(y),
  );
  expect(heights).toHaveLength(3);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(drawing.plot.top);
  expect(Math.max(...heights)).toBeLessThanOrEqual(drawing.plot.bottom);
  expect(drawing.projections[0]?.area).toMatch(/^M[\d.,-]+L[\d.,-]+L[\d.,-]+Z$/);
});

test('without a birth date a chart has no centiles and reserves no space for them', () => {
  const lengths = [axialVisit('2021-01-01', [23, 23]), axialVisit('2025-01-01', [24, 24])];
  const wish = { measure: 'axial', by: 'date', birthDate: null } as const;
  const drawing = chartOf(lengths, { ...wish, axialReference: { population: 'wuhan', sex: 'male' } });
  expect(drawing.centiles).toEqual([]);
  expect(drawing.plot).toEqual(chartOf(lengths, wish).plot);
});
