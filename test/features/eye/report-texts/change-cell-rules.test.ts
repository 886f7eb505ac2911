import { expect, test } from 'vitest';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { summarizeTrend } from '../../../../shared/features/eye/progression/trend-summary.ts';
import { changeCell } from '../../../../shared/features/eye/report-texts/change-cell.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import { axialVisit, seriesVisit } from '../eye-reports/series-visit.ts';

const days = ['2024-01-01', '2024-05-01', '2024-09-01', '2025-01-01'];
const powersOf = (powers: number[]) => powers.map((power, at) => seriesVisit(days[at] ?? '', [power, null]));

/** What the table of changes says of the right eye in each language and script. */
function cellsOf(visits: SeriesVisit[], measure: 'se' | 'axial' = 'se') {
  const [segment] = summarizeTrend({
    ...{ visits, measure, birthDate: null, reference: null },
    method: 'cycloplegic',
  }).segments;
  const unit = measure === 'se' ? 'D' : 'mm';
  return (['en', 'zh-Hans', 'zh-Hant'] as const).map(language => {
    const cell = segment && changeCell(reportTextsOf(language).changes, segment, 'right', unit);
    return cell && { ...cell, said: plain(cell.said), detail: plain(cell.detail) };
  });
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('the table of changes calls a change within measurement noise unclear, gives its size and no rate', () => {
  expect(cellsOf(powersOf([-1, -1.25]))).toEqual([
    {
      said: 'no clear change',
      detail: 'differs by 0.25 D, as two measurements can',
      interval: null,
    },
    { said: '没有明确的变化', detail: '测得相差25度，未超出测量误差', interval: null },
    { said: '沒有明確的變化', detail: '測得相差25度，未超出測量誤差', interval: null },
  ]);
});

test('a line fitted to three visits makes no change of what differs by no more than measurement noise', () => {
  const visits = [-2, -2.25, -2.25].map((power, at) =>
    seriesVisit(['2025-06-25', '2026-07-04', '2026-11-30'][at] ?? '', [power, null]),
  );
  expect(cellsOf(visits)[0]).toMatchObject({ said: 'no clear change', interval: null });
});

test('the table of changes gives no size for visits that differ but end where they began', () => {
  expect(cellsOf(powersOf([-1, -2, -1.25, -1]))[0]).toEqual({
    said: 'no clear change',
    detail: '',
    interval: null,
  });
});

test('the table of changes gives a change without a steady rate as a plain change', () => {
  expect(cellsOf(powersOf([-1, -3, -1, -2.25]))).toEqual([
    { said: 'more short-sighted by 1.25 D', detail: 'not at a steady rate', interval: null },
    { said: '近视加深125度', detail: '没有稳定的变化速度', interval: null },
    { said: '近視加深125度', detail: '沒有穩定的變化速度', interval: null },
  ]);
});

test('the table of changes gives a clear and steady change as a rate with its interval', () => {
  expect(cellsOf(powersOf([-1, -1.25, -1.5, -1.75]))[0]).toMatchObject({
    said: 'more short-sighted by 0.75 D a year',
    detail: '',
    interval: { low: expect.stringMatching(/^−0\.7/), high: expect.stringMatching(/^−0\.7/) },
  });
  expect(cellsOf(powersOf([-1, -1.25, -1.5, -1.75]))[1]).toMatchObject({
    interval: { low: expect.stringMatching(/^7\d度$/), high: expect.stringMatching(/^7\d度$/) },
  });
  expect(cellsOf(powersOf([-1, -2]))[0]?.interval).toBe('tooFew');
});

test('the table of changes gives neither a rate nor an interval for growth that is too small to measure', () => {
  const visits = days.map((date, at) => axialVisit(date, [24 + at / 100, null]));
  expect(cellsOf(visits, 'axial')[0]).toEqual({ said: 'not measurable', detail: '', interval: null });
});

test('the table of changes gives no interval for a change over too few days for a rate', () => {
  const visits = [seriesVisit('2025-01-01', [-1, null]), seriesVisit('2025-02-01', [-1.5, null])];
  expect(cellsOf(visits)[0]).toEqual({ said: 'more short-sighted by 0.50 D', detail: '', interval: null });
});
