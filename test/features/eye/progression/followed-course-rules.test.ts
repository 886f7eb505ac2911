import { expect, test } from 'vitest';
import { axialCourse } from '../../../../shared/features/eye/progression/axial-course.ts';
import { compareGrowth } from '../../../../shared/features/eye/progression/axial-growth.ts';
import { classifyEye } from '../../../../shared/features/eye/progression/classify-eye.ts';
import { courseOf } from '../../../../shared/features/eye/progression/report-course.ts';
import { rowChange } from '../../../../shared/features/eye/progression/row-change.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { axialVisit, type Eyes, seriesVisit } from '../eye-reports/series-visit.ts';
import { treatment } from '../treatments/visit-treatment.ts';

const power = (sph: number) => ({ sph, cyl: null, axis: null });
const by = (date: string, method: 'dry' | 'prescription') =>
  seriesVisit(date, [null, null], { powers: { [method]: { right: power(-1), left: power(-1) } } });
const drops = (date: string) => seriesVisit(date, [-1, null]);
const wear = (date: string, from: string, to: string | null = null) =>
  seriesVisit(date, [-1, -1], { treatments: [treatment({ kind: 'orthokeratology', from, to })] });
const long = (date: string) => axialVisit(date, [null, 24]);

test('a report without visits shows by default the course of powers measured with drops', () => {
  expect(courseOf([])).toEqual({ measure: 'se', method: 'cycloplegic' });
});

test('a report shows the course of measured powers rather than of prescriptions, even if only one power was measured', () => {
  const given = [by('2024-01-01', 'prescription'), by('2024-07-01', 'prescription')];
  expect(courseOf([...given, drops('2025-01-01')])).toEqual({ measure: 'se', method: 'cycloplegic' });
  expect(courseOf(given)).toEqual({ measure: 'se', method: 'prescription' });
});

test('a report shows the course of two axial lengths if there is only one power and the user chose no method', () => {
  const lengths = [long('2024-01-01'), long('2024-07-01')];
  expect(courseOf([...lengths, drops('2025-01-01')])).toEqual({ measure: 'axial', method: 'cycloplegic' });
  expect(courseOf([...lengths, drops('2025-01-01'), drops('2025-07-01')]).measure).toBe('se');
  expect(courseOf([...lengths, drops('2025-01-01')], 'dry')).toEqual({ measure: 'se', method: 'dry' });
  expect(courseOf([long('2024-01-01'), drops('2025-01-01')]).measure).toBe('se');
});

test('while lenses reshape the cornea, a report shows axial lengths over time if they were measured, otherwise powers', () => {
  const powers = [drops('2024-01-01'), drops('2024-07-01'), wear('2025-01-01', '2025-01-01')];
  expect(courseOf([...powers, long('2025-07-01')]).measure).toBe('axial');
  expect(courseOf([...powers, long('2025-07-01')], 'cycloplegic').measure).toBe('axial');
  expect(courseOf([...powers, drops('2025-07-01')]).measure).toBe('se');
  expect(courseOf(powers).measure).toBe('se');
});

test('a report does not count powers of a reshaped cornea; after the lenses were stopped, one axial length is too few to be shown', () => {
  const visits = [
    wear('2024-01-01', '2023-06-01', '2024-08-01'),
    drops('2024-07-01'),
    by('2025-01-01', 'dry'),
  ];
  expect(courseOf(visits)).toEqual({ measure: 'se', method: 'dry' });
  expect(courseOf([...visits, long('2025-02-01'), long('2025-03-01')]).measure).toBe('axial');
});

const europe = { population: 'europe', sex: 'female' } as const;

test('the first and the last axial length get centiles if both are within the ages of the table', () => {
  const visits = [axialVisit('2021-01-01', [22, 22]), axialVisit('2024-01-01', [23.5, null])];
  expect(axialCourse(visits, 'right', '2015-01-01', europe)).toEqual({
    last: {
      ...{ date: '2024-01-01', value: 23.5, years: expect.closeTo(9, 2) },
      place: { centile: null, band: 'aboveMiddle' },
    },
    first: {
      date: '2021-01-01',
      value: 22,
      years: expect.closeTo(6, 2),
      place: { centile: null, band: 'withinMiddle' },
    },
    gained: null,
  });
  expect(axialCourse(visits.slice(0, 1), 'left', '2015-01-01', europe)).toMatchObject({
    first: null,
    gained: null,
  });
});

test('the gain in centiles is the centile of the last axial length minus that of the first', () => {
  const wuhan = { population: 'wuhan', sex: 'female' } as const;
  const medians = [axialVisit('2023-01-01', [23.37, null]), axialVisit('2025-01-01', [23.94, null])];
  expect(axialCourse(medians, 'right', '2015-01-01', wuhan)?.gained).toBeCloseTo(0, 0);
  const shrunk = [axialVisit('2023-01-01', [23.37, null]), axialVisit('2025-01-01', [23, null])];
  expect(axialCourse(shrunk, 'right', '2015-01-01', wuhan)?.gained).toBeLessThan(-10);
});

const grown = (date: string, mm: number, sph: number | null) =>
  seriesVisit(date, [sph, sph], { axialLength: { right: mm, left: null } });

test('a comparison of growth states its two dates, the age halfway between the dates, and the refraction at the start', () => {
  expect(
    compareGrowth([grown('2025-01-01', 24, -1), grown('2026-01-01', 24.5, -2)], 'right', '2016-01-01'),
  ).toEqual({
    ...{ mmPerYear: expect.closeTo((0.5 * 365.25) / 365, 9), from: '2025-01-01', to: '2026-01-01' },
    ...{ years: expect.closeTo(9.5, 2), isRapid: false, mismatch: null },
    equivalent: { date: '2025-01-01', value: -1, method: 'cycloplegic' },
    ...{ mean: expect.closeTo(0.58 - (0.24 * 3.5) / 4.5, 2), result: 'above' },
  });
});

test('a refraction without myopia decides for 400 days whether growth can be compared; after that, the refraction is too old', () => {
  const after = (date: string) =>
    compareGrowth(
      [seriesVisit(date, [1, 1]), grown('2025-06-01', 24, null), grown('2026-01-01', 24.3, null)].toSorted(
        (one, other) => (one.date < other.date ? -1 : 1),
      ),
      'right',
      '2016-01-01',
    )?.mismatch;
  expect([after('2024-04-27'), after('2024-04-26')]).toEqual(['group', 'refraction']);
});

test('an eye that became shorter is compared with the mean growth, but not if the change is within measurement noise', () => {
  const by2 = (mm: number) =>
    compareGrowth([grown('2025-01-01', 24, -1), grown('2026-01-01', 24 + mm, null)], 'right', '2016-01-01');
  expect(by2(-0.1)).toMatchObject({ result: 'below', isRapid: false });
  expect(by2(-0.03)).toEqual({ mismatch: 'noise' });
});

test('an eye is classified by its last refraction and the child’s age on that day', () => {
  const visits = [seriesVisit('2024-01-01', [0.5, 0.5]), axialVisit('2026-01-01', [24, 24])];
  expect(classifyEye(visits, 'left', '2016-01-01', ['nearWork'])).toEqual({
    equivalent: { date: '2024-01-01', value: 0.5, method: 'cycloplegic' },
    ...{ name: 'premyopia', hasLowReserve: true },
  });
  expect(classifyEye(visits, 'left', '2025-01-01', [])).toMatchObject({ name: 'none', hasLowReserve: null });
});

const rowOf = (visits: SeriesVisit[], id = visits.at(-1)?.id ?? '') =>
  rowChange({ revision: 1, visits }, id, { birthDate: null });
const course = (...seen: [date: string, ...eyes: Eyes][]) =>
  seen.map(([date, right, left]) => seriesVisit(date, [right, left]));
const overYear = (by: number) => expect.closeTo((by * 365.25) / 365, 6);

test('in a list of reports, a first visit shows no change', () => {
  expect(rowOf(course(['2026-01-01', -1, -1]))).toEqual({
    change: null,
    isOverLonger: false,
    isFast: false,
    isFastGrowth: false,
  });
  expect(rowOf([], 'eye_none')).toEqual({
    change: null,
    isOverLonger: false,
    isFast: false,
    isFastGrowth: false,
  });
});

test('in a list of reports, fast progression over a longer period is shown instead of a short-term change', () => {
  const visits = course(['2025-01-01', -1, -2], ['2025-11-01', -1.75, -2.75], ['2026-01-01', -2, -3.25]);
  expect(rowOf(visits)).toEqual({
    change: { right: overYear(-1), left: overYear(-1.25), isIndicative: false },
    ...{ isOverLonger: true, isFast: true, isFastGrowth: false },
  });
});

test('a row in the list of reports shows no change for an eye that was not measured on both days of the other eye’s fast change', () => {
  const at = (left: number | null, now: number | null) =>
    rowOf(course(['2025-01-01', -1, left], ['2025-11-01', -1.75, -1], ['2026-01-01', -2, now])).change;
  expect(at(null, -1)).toEqual({ right: overYear(-1), left: null, isIndicative: false });
  expect(at(-1, null)).toEqual({ right: overYear(-1), left: null, isIndicative: false });
  expect(at(-1, -1)).toMatchObject({ left: expect.closeTo(0, 9) });
});

test('values over time in a report leave out draft visits, and visits without a power by the chosen method', () => {
  const [first, middle, last] = course(
    ['2025-01-01', -1, -1],
    ['2025-11-01', -1.75, -1],
    ['2026-01-01', -2, -1.25],
  );
  if (!first || !middle || !last) throw new Error('three visits');
  const draft = {
    ...first,
    id: 'eye_draft',
    status: 'draft' as const,
    powers: { cycloplegic: { right: power(-1), left: power(-9) } },
  };
  const lengths = { ...axialVisit('2025-01-01', [24, 24]), id: 'eye_lengths', powers: {} };
  expect(rowOf([first, draft, lengths, middle, last]).change).toEqual({
    ...{ right: overYear(-1), left: overYear(-0.25), isIndicative: false },
  });
});
