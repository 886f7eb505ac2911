import { expect, test } from 'vitest';
import type { Measurement } from '../../../../shared/features/eye/progression/progression.ts';
import { compareWithReference } from '../../../../shared/features/eye/progression/reference-comparison.ts';
import type { ReferenceId } from '../../../../shared/features/eye/progression/reference-rates.ts';

const born = '2016-06-01';
type Course = [date: string, value: number][];
const measuredIn = (course: Course): Measurement[] => course.map(([date, value]) => ({ date, value }));
const compare = (
  right: Course,
  left: Course,
  reference: ReferenceId = 'fanHongKong',
  birthDate = born,
  newest = '2026-01-01',
) =>
  compareWithReference(
    { right: measuredIn(right), left: measuredIn(left) },
    { birthDate, reference, newest },
  );
/**
 * Two values of an eye, 365 days apart: `from` on 1 January 2025, and a year later a value that differs by
 * `by`.
 */
const yearOf = (from: number, by: number): Course => [
  ['2025-01-01', from],
  ['2026-01-01', from + by],
];
const rate = (by: number) => expect.objectContaining({ perYear: expect.closeTo((by * 365.25) / 365, 9) });
const year = { from: '2025-01-01', to: '2026-01-01', isWholePeriod: true, mismatch: null };

test('a comparison has one result for both eyes, that of the faster eye, and separate results if the two eyes’ results differ', () => {
  expect(compare(yearOf(-1, -1), yearOf(-1, -0.25))).toEqual({
    ...{ mean: -0.63, result: 'faster', apart: { right: 'faster', left: 'slower' } },
    ...{ right: rate(-1), left: rate(-0.25), bothEyes: null, ...year },
  });
  expect(compare(yearOf(-1, -0.25), yearOf(-1, -0.6))).toMatchObject({
    ...{ result: 'like', apart: { right: 'slower', left: 'like' } },
  });
  expect(compare(yearOf(-1, -0.25), yearOf(-2, -0.375))).toEqual({
    ...{ mean: -0.63, result: 'slower', apart: null },
    ...{ right: rate(-0.25), left: rate(-0.375), bothEyes: null, ...year },
  });
});

test('if only one eye was measured, only this eye is compared with the mean', () => {
  expect(compare([], yearOf(-1, -1))).toEqual({
    ...{ mean: -0.63, result: 'faster', apart: null, right: null, left: rate(-1), bothEyes: null, ...year },
  });
  expect(compare(yearOf(-1, -1), [['2025-01-01', -1]])).toMatchObject({ apart: null, left: null });
});

const resultOf = (...course: Parameters<typeof compare>) => {
  const found = compare(...course);
  return found?.mismatch === null ? found.result : found?.mismatch;
};

test('a yearly rate counts as similar to the mean if it differs by at most 0.25 D over the whole time', () => {
  const overYear = [-0.37, -0.38, -0.39, -0.875, -0.88].map(by => resultOf(yearOf(-1, by), []));
  expect(overYear).toEqual(['slower', 'like', 'like', 'like', 'like']);
  expect(resultOf(yearOf(-1, -0.89), [])).toBe('faster');
  const halfYear: Course = [
    ['2025-07-01', -1],
    ['2026-01-01', -1],
  ];
  expect(resultOf(halfYear, []), '0.32 D in half a year').toBe('slower');
  const eased: Course = [
    ['2025-07-01', -1],
    ['2026-01-01', -1.125],
  ];
  expect(resultOf(eased, []), '0.38 D a year, but only 0.19 D').toBe('like');
});

test('a yearly rate counts as similar to the mean if it is in the study’s interval, or if its own interval contains the mean', () => {
  expect(resultOf(yearOf(-1, -0.5), [], 'donovanAsian')).toBe('slower');
  expect(resultOf(yearOf(-1, -0.4), [], 'donovanEuropean')).toBe('like');
  const uneven: Course = [
    ['2025-01-01', -1],
    ['2025-04-01', -1],
    ['2025-08-01', -1.75],
    ['2026-01-01', -1.25],
  ];
  const steady: Course = [
    ['2025-01-01', -1],
    ['2025-05-01', -1.03],
    ['2025-09-01', -1.07],
    ['2026-01-01', -1.1],
  ];
  expect([resultOf(uneven, []), resultOf(steady, [])]).toEqual(['like', 'slower']);
});

test('a comparison needs age and power within the study’s range on the first day and on the last day', () => {
  expect(resultOf(yearOf(-5.5, -1), [], 'donovanAsian')).toBe('refraction');
  expect(resultOf(yearOf(-5.5, -1), [])).toBe('faster');
  expect(resultOf(yearOf(-1, -1), [], 'fanHongKong', '2015-01-02')).toBe('faster');
  expect(resultOf(yearOf(-1, -1), [], 'fanHongKong', '2015-01-01')).toBe('age');
  expect(resultOf(yearOf(-1, -0.25), [], 'scormSingapore', '2015-01-02'), 'by the age at the start').toBe(
    'slower',
  );
});

test('no comparison is shown if the last measurement is more than a year older than the newest visit', () => {
  const at = (newest: string) => resultOf(yearOf(-1, -1), [], 'fanHongKong', born, newest);
  expect([at('2027-01-01'), at('2027-01-02')]).toEqual(['faster', 'stale']);
});

test('a trend is not compared without measurements on two days, or if the last measurement is before birth', () => {
  expect(compare([], [])).toBeNull();
  expect(compare([['2025-01-01', -1]], [['2025-01-01', -1]])).toBeNull();
  expect(compare(yearOf(-1, -1), [], 'fanHongKong', '2026-01-02')).toBeNull();
  expect(compare(yearOf(-1, -1), [], 'fanHongKong', '2026-01-01')).toEqual({ mismatch: 'age' });
});

test('a change is compared with a one-year study if it was measured over 180 to 400 days', () => {
  const from = (date: string) =>
    compare(
      [
        [date, -1],
        ['2026-01-01', -2],
      ],
      [],
    )?.mismatch;
  expect(['2024-11-26', '2024-11-27', '2025-07-05', '2025-07-06'].map(from)).toEqual([
    'span',
    null,
    null,
    'span',
  ]);
});

test('a change is compared with a three-year study if it was measured over 180 to 1,200 days', () => {
  const from = (date: string) =>
    compare(
      [
        [date, -2],
        ['2026-01-01', -3],
      ],
      [
        [date, -2],
        ['2026-01-01', -3],
      ],
      'cometUsa',
      '2015-01-01',
    )?.mismatch;
  expect(['2022-09-18', '2022-09-19', '2025-07-05', '2025-07-06'].map(from)).toEqual([
    'span',
    null,
    null,
    'span',
  ]);
});

test('the latest period of suitable length is compared, with the child’s age and power at the start of this period', () => {
  const long: Course = [
    ['2023-01-01', 1],
    ['2024-12-01', -1],
    ['2025-06-01', -1.5],
    ['2026-01-01', -2],
  ];
  expect(
    compare(long, [
      ['2025-06-01', -1],
      ['2026-01-01', -1],
    ]),
  ).toMatchObject({
    ...{ from: '2024-12-01', to: '2026-01-01', isWholePeriod: false, result: 'faster' },
    ...{ left: rate(0), mismatch: null },
  });
  expect(
    compare(
      [
        ['2024-12-01', 1],
        ['2026-01-01', -2],
      ],
      [],
    ),
  ).toEqual({ mismatch: 'refraction' });
  expect(
    compare(
      [
        ['2024-12-01', -1],
        ['2026-01-01', -2],
      ],
      [
        ['2025-02-01', 1],
        ['2026-01-01', -2],
      ],
    ),
  ).toEqual({ mismatch: 'refraction' });
});

test('a comparison lasts from the first to the last measurement of either eye', () => {
  expect(
    compare(
      [
        ['2025-03-01', -1],
        ['2026-01-01', -2],
      ],
      [
        ['2024-12-01', -1],
        ['2025-12-01', -1.5],
      ],
    ),
  ).toMatchObject({
    ...{ from: '2024-12-01', to: '2026-01-01', isWholePeriod: true },
  });
});

test('if the rate of one eye was not compared, the comparison is marked as covering only a part of the measured period', () => {
  const late: Course = [
    ['2025-11-01', -1],
    ['2026-01-01', -1.5],
  ];
  expect(compare(yearOf(-1, -0.25), late)).toMatchObject({
    ...{ ...year, isWholePeriod: false, result: 'slower', right: rate(-0.25), left: null },
  });
  expect(compare(yearOf(-1, -0.25), [['2025-11-01', -1]])).toMatchObject(year);
});

test('if the last visits are too close together, the latest earlier period of suitable length is compared', () => {
  const early: Course = [
    ['2024-09-01', -1],
    ['2025-09-01', -1.5],
  ];
  const followUp: Course = [...early, ['2026-01-29', -1.75]];
  const span = { from: '2024-09-01', to: '2025-09-01', isWholePeriod: false, mismatch: null };
  expect(compare(followUp, followUp)).toMatchObject({ ...span, right: rate(-0.5), left: rate(-0.5) });
  expect(compare(early, [['2026-01-29', 1]]), 'of a day after the span').toMatchObject({
    ...{ ...span, right: rate(-0.5), left: null },
  });
  expect(compare(early, [['2024-12-01', 1]])).toEqual({ mismatch: 'refraction' });
  const third: Course = [...early, ['2026-01-29', -1.75], ['2026-03-15', -2]];
  expect(compare(third, [])).toMatchObject({ from: '2025-09-01', to: '2026-03-15' });
});

test('if neither the periods nor the child’s age at the first visit suit the study, the age is given as the reason', () => {
  const short: Course = [
    ['2025-09-01', -1],
    ['2026-01-01', -2],
  ];
  expect(compare(short, [])).toEqual({ mismatch: 'span' });
  expect(compare(short, [], 'fanHongKong', '2018-06-01')).toEqual({ mismatch: 'age' });
  const gap: Course = [['2020-01-01', -1], ...short];
  expect(compare(gap, [], 'fanHongKong', '2012-06-01')).toEqual({ mismatch: 'age' });
});

test('for a study of the mean of both eyes, the mean rate of both eyes is compared; without both rates nothing is compared', () => {
  const both = (right: Course, left: Course) => compare(right, left, 'cometUsa');
  expect(both(yearOf(-2, -0.75), yearOf(-3, -0.375))).toEqual({
    ...{ mean: -0.49, result: 'like', apart: null, right: rate(-0.75), left: rate(-0.375) },
    ...{ bothEyes: rate(-0.5625), ...year },
  });
  expect(both(yearOf(-2, -0.5), yearOf(-3, 0.25))).toMatchObject({
    result: 'slower',
    bothEyes: rate(-0.125),
  });
  expect(both(yearOf(-2, -1), [['2025-01-01', -3]])).toEqual({ mismatch: 'bothEyes' });
  expect(both([['2025-01-01', -3]], yearOf(-2, -1))).toEqual({ mismatch: 'bothEyes' });
  expect(both(yearOf(-1, -1), yearOf(-1.25, -1))).toEqual({ mismatch: 'refraction' });
});

test('if a reference study cannot be compared with any child, the report gives the reason', () => {
  expect(compare(yearOf(-1, -1), yearOf(-1, -1), 'dreamNetherlands')).toEqual({ mismatch: 'firstGlasses' });
});

test('a child’s age changes on the birthday: a child who turns eleven is no longer under eleven on that day', () => {
  const course: Course = [
    ['2024-01-01', -1],
    ['2024-12-31', -1.5],
  ];
  expect(compare(course, course, 'fanHongKong', '2014-01-01', '2024-12-31')?.mismatch).toBeNull();
  expect(compare(course, course, 'fanHongKong', '2013-12-31', '2024-12-31')).toEqual({ mismatch: 'age' });
});
