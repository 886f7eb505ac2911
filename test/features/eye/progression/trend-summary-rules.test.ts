import { expect, test } from 'vitest';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import {
  leadOf,
  summarizeTrend,
  type TrendSegment,
} from '../../../../shared/features/eye/progression/trend-summary.ts';
import { axialVisit, type Eyes, seriesVisit } from '../eye-reports/series-visit.ts';
import { atropine, treatment } from '../treatments/visit-treatment.ts';

type Options = Parameters<typeof summarizeTrend>[0];
const summaryOf = (visits: SeriesVisit[], changes: Partial<Options> = {}) =>
  summarizeTrend({
    ...{ visits, birthDate: '2016-06-01', measure: 'se', method: 'cycloplegic', reference: null },
    ...changes,
  });
const lengths = (...eyes: [date: string, right: number | null, left: number | null][]) =>
  summaryOf(
    eyes.map(([date, right, left]) => axialVisit(date, [right, left])),
    { measure: 'axial' },
  );
const powers = (...eyes: [date: string, eyes: Eyes][]) =>
  summaryOf(eyes.map(([date, both]) => seriesVisit(date, both)));

test('an eye is described as not grown if its axial length changed by less than measurement noise', () => {
  const noiseOf = ({ segments, isBelowNoise }: ReturnType<typeof lengths>) => [
    segments.map(segment => segment.isBelowNoise),
    isBelowNoise,
  ];
  expect(noiseOf(lengths(['2025-01-01', 24, 24], ['2026-01-01', 24.03, 24.5]))).toEqual([
    [{ right: true, left: false }],
    false,
  ]);
  expect(noiseOf(lengths(['2025-01-01', 24, 24], ['2026-01-01', 24.5, 24.03]))).toEqual([
    [{ right: false, left: true }],
    false,
  ]);
  expect(noiseOf(lengths(['2025-01-01', 24, 24], ['2026-01-01', 24, 23.98]))).toEqual([
    [{ right: true, left: true }],
    true,
  ]);
  const still = powers(['2025-01-01', [-1, -1]], ['2026-01-01', [-1, -1]]);
  expect(noiseOf(still)).toEqual([[{ right: false, left: false }], false]);
});

test('powers are compared with a study as soon as two were measured after the effect of red light', () => {
  const red = treatment({ kind: 'redLight', from: '2024-01-01', to: '2025-01-01', decision: 'stop' });
  const compared = (...dates: string[]) =>
    summaryOf(
      dates.map((date, at) => seriesVisit(date, [-1 - at / 2, -1 - at / 2], { treatments: at ? [] : [red] })),
      { reference: 'donovanAsian' },
    ).comparison;
  expect(compared('2025-01-01', '2025-01-29', '2026-01-01')).toEqual({ mismatch: 'redLight' });
  expect(compared('2025-01-01', '2025-01-30', '2026-01-01')).toMatchObject({ mismatch: null });
});

test('if an eye was measured once or never, the trend summary does not say whether the eye has grown', () => {
  expect(lengths(['2025-01-01', 24, null], ['2026-01-01', 24, 24])).toMatchObject({
    segments: [{ left: null, isBelowNoise: { right: true, left: false } }],
    isBelowNoise: false,
  });
  expect(lengths(['2025-01-01', 24, null])).toMatchObject({ segments: [], isBelowNoise: false });
});

test('a trend summary does not call eyes unchanged if they grew in the last period between two changes of treatment', () => {
  const begun = { treatments: [treatment({ from: '2025-01-01' })] };
  const course = (last: number) =>
    summaryOf(
      [
        axialVisit('2024-01-01', [24.5, 24.5]),
        axialVisit('2025-01-01', [24, 24], begun),
        axialVisit('2026-01-01', [last, last]),
      ],
      { measure: 'axial' },
    );
  expect(course(24.5)).toMatchObject({ isBelowNoise: false });
  expect(course(24.5).segments.at(-1)?.isBelowNoise).toEqual({ right: false, left: false });
});

test('a yearly rate is marked as not current if the last visit did not measure the value', () => {
  const past = { from: '2024-01-01', to: '2025-01-01' };
  const unmeasured: [string, Eyes] = ['2026-01-01', [null, null]];
  expect(powers(['2024-01-01', [-1, -1]], ['2025-01-01', [-1.5, -1.5]], unmeasured)).toMatchObject({
    past,
    pastOf: { right: null, left: null },
  });
  expect(powers(['2024-01-01', [-1, -1]], ['2025-01-01', [-1.5, -1.5]])).toMatchObject({
    past: null,
    pastOf: { right: null, left: null },
  });
});

test('if only one eye was measured, the trend summary gives the dates of this eye’s measurements', () => {
  const past = { from: '2024-01-01', to: '2025-01-01' };
  const alone = { past, pastOf: { right: null, left: null } };
  const after: [string, Eyes] = ['2026-01-01', [null, null]];
  expect(powers(['2024-01-01', [-1, null]], ['2025-01-01', [-1.5, null]], after)).toMatchObject(alone);
  expect(powers(['2024-01-01', [null, -1]], ['2025-01-01', [null, -1.5]], after)).toMatchObject(alone);
  expect(powers(['2024-01-01', [-1, -1]], ['2025-01-01', [null, -1.5]], after)).toMatchObject(alone);
  expect(powers(after)).toMatchObject({ past: null, pastOf: { right: null, left: null } });
});

test('a trend summary gives separate dates for two eyes that were last measured on different days', () => {
  const right = { from: '2024-01-01', to: '2025-01-01' };
  const left = { from: '2024-01-01', to: '2026-01-01' };
  const first: [string, Eyes] = ['2024-01-01', [-1, -1]];
  const course: [string, Eyes][] = [first, ['2025-01-01', [-1.5, null]], ['2026-01-01', [null, -1.5]]];
  expect(powers(...course)).toMatchObject({ past: null, pastOf: { right, left: null } });
  expect(powers(...course, ['2026-06-01', [null, null]])).toMatchObject({
    past: null,
    pastOf: { right, left },
  });
  const swapped: [string, Eyes][] = [first, ['2025-01-01', [null, -1.5]], ['2026-01-01', [-1.5, null]]];
  expect(powers(...swapped)).toMatchObject({ past: null, pastOf: { right: null, left: right } });
  const later: [string, Eyes][] = [
    ['2023-01-01', [null, -1]],
    ['2024-01-01', [-1, null]],
    ['2025-01-01', [-1.5, -1.5]],
  ];
  expect(powers(...later, ['2026-01-01', [null, null]])).toMatchObject({
    past: null,
    pastOf: { right, left: { from: '2023-01-01', to: '2025-01-01' } },
  });
});

test('each period in the trend summary lasts from one change of treatment to the next', () => {
  const told = [
    treatment({ from: '2024-06-01', to: '2025-06-01', decision: 'stop' }),
    atropine({ from: '2024-01-15' }),
  ];
  const visits = ['2023-01-01', '2024-01-15', '2024-06-01', '2025-06-01', '2026-06-01'].map((date, index) =>
    seriesVisit(date, [-index, -index], index === 4 ? { treatments: told } : {}),
  );
  const { segments } = summaryOf(visits);
  expect(segments.map(({ from, treatments, ended }) => [from, treatments.length, ended.length])).toEqual([
    ['0000-01-01', 0, 0],
    ['2024-01-15', 1, 0],
    ['2024-06-01', 2, 0],
    ['2025-06-01', 1, 1],
  ]);
  const kindsOn = (today: string) => segments.map(one => leadOf(one, today).kind);
  expect(kindsOn('2025-05-31')).toEqual(['always', 'during', 'during', 'ended']);
  expect(kindsOn('2026-06-01')).toEqual(['always', 'during', 'during', 'ended']);
});

test('the text of a period names the treatment that started when the period began or, without one, the treatment that ended then', () => {
  const { decision: _, ...lens } = treatment({ from: '2025-01-01' });
  const { decision: __, ...drops } = atropine({ from: '2025-02-20' });
  const segment = (changes: Partial<TrendSegment>): TrendSegment => ({
    ...{ from: '2025-02-20', treatments: [], ended: [], right: null, left: null },
    ...{ isBelowNoise: { right: false, left: false }, size: {} },
    ...changes,
  });
  const both = [lens, drops];
  const today = '2026-01-01';
  expect(leadOf(segment({ treatments: both, ended: [lens] }), today)).toEqual({
    ...{ kind: 'during', treatments: both, isOver: false },
  });
  expect(leadOf(segment({ treatments: [lens], ended: [drops] }), today)).toEqual({
    ...{ kind: 'ended', ended: [drops], treatments: [lens] },
  });
  expect(leadOf(segment({ treatments: [lens] }), today)).toEqual({ kind: 'always' });
  const over = [{ ...lens, to: today }, drops];
  expect(leadOf(segment({ treatments: over }), today)).toEqual({
    ...{ kind: 'during', treatments: over, isOver: true },
  });
});

test('a trend is compared with a mean only if powers were measured and the birth date is known', () => {
  const year = [seriesVisit('2025-01-01', [-1, -1]), seriesVisit('2026-01-01', [-2, -2])];
  const reference = 'fanHongKong';
  expect(summaryOf(year, { reference }).comparison).toMatchObject({ mismatch: null, result: 'faster' });
  expect(summaryOf(year, { reference, birthDate: null }).comparison).toBeNull();
  expect(summaryOf(year).comparison).toBeNull();
  expect(summaryOf([], { reference }).comparison).toBeNull();
});
