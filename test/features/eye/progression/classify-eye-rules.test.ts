import { expect, test } from 'vitest';
import { recordedFactors } from '../../../../shared/features/eye/eye-reports/parents-myopia.ts';
import type { RiskFactor } from '../../../../shared/features/eye/optics/classification.ts';
import { classifyEye } from '../../../../shared/features/eye/progression/classify-eye.ts';
import { lastEquivalent } from '../../../../shared/features/eye/progression/last-equivalent.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';

const born = '2018-01-01';
const power = (sph: number | null) => ({ sph, cyl: null, axis: null });
const dry = (sph: number) => ({ powers: { dry: { right: power(sph), left: power(null) } } });
const classified = (sph: number, date = '2025-01-01', risks: Parameters<typeof classifyEye>[3] = []) =>
  classifyEye([seriesVisit(date, [sph, null])], 'right', born, risks);

test('an eye is classified by its last refraction, and the result has the date and the method of this refraction', () => {
  const visits = [seriesVisit('2024-01-01', [0, 0]), seriesVisit('2025-01-01', [-1, null])];
  expect(classifyEye(visits, 'right', born, [])).toEqual({
    equivalent: { date: '2025-01-01', value: -1, method: 'cycloplegic' },
    name: 'myopia',
    hasLowReserve: false,
  });
  expect(classifyEye(visits, 'left', born, [])).toMatchObject({
    equivalent: { date: '2024-01-01', value: 0 },
  });
});

test('an eye is classified as premyopic only if a risk factor is recorded', () => {
  expect(classified(0.5)).toMatchObject({ name: 'none' });
  expect(classified(0.5, '2025-01-01', ['nearWork'])).toMatchObject({ name: 'premyopia' });
});

test('premyopia is not judged if risk factors were not recorded', () => {
  const classOf = (sph: number) => classified(sph, '2025-01-01', null)?.name;
  expect([-6, -0.5, 0.25, 0.75, 1].map(classOf)).toEqual([
    ...['highMyopia', 'myopia', 'notJudged', 'notJudged', 'none'],
  ]);
});

test('the answer that a parent is myopic counts as a recorded risk factor; without one, all three must be answered', () => {
  const none = { parents: null, nearWork: null, outdoors: null, screens: null, firstSpectacles: null };
  const of = (answers: object | null, riskFactors: RiskFactor[] = []) =>
    recordedFactors({ riskFactors, questionnaire: answers && { ...none, ...answers } });
  expect(of({ parents: 'both' })).toEqual(['parentalMyopia']);
  expect(of({ parents: 'none', nearWork: 2, outdoors: 2 })).toEqual([]);
  expect([of({ parents: 'none' }), of({ outdoors: 2 }), of({ screens: 2 })]).toEqual([null, null, null]);
  expect(of(null, ['nearWork'])).toEqual(['nearWork']);
  expect([of(null), of({}), of({ firstSpectacles: 7 })]).toEqual([null, null, null]);
});

test('a low hyperopic reserve is reported at ages 6, 7, 8 and 10, but not at age 9, above age 10 or without a birth date', () => {
  const reserveAt = (date: string, sph = 0.25) => classified(sph, date)?.hasLowReserve;
  expect(['2024-01-01', '2026-12-31', '2028-01-01', '2028-12-31'].map(date => reserveAt(date))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['2023-12-31', '2027-01-01', '2027-12-31', '2029-01-01'].map(date => reserveAt(date))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(classifyEye([seriesVisit('2025-01-01', [0, 0])], 'right', null, [])?.hasLowReserve).toBeNull();
  expect(reserveAt('2025-01-01', 1)).toBe(false);
});

test('an eye is classified by its latest refraction, and of two refractions on one day by the refraction with drops', () => {
  const both = seriesVisit('2025-01-01', [-1, null], {
    powers: {
      cycloplegic: { right: power(-1), left: power(null) },
      dry: { right: power(-1.5), left: power(null) },
    },
  });
  expect(lastEquivalent([both], 'right')).toEqual({ date: '2025-01-01', value: -1, method: 'cycloplegic' });
  const later = seriesVisit('2025-06-01', [null, null], dry(-1.75));
  expect(lastEquivalent([both, later], 'right')).toMatchObject({ value: -1.75, method: 'dry' });
});

test('an eye is not classified by powers of a reshaped cornea, prescriptions or worn glasses', () => {
  const intervention = { kind: 'orthokeratology' as const, product: null, from: '2024-06-01', to: null };
  const worn = seriesVisit('2025-01-01', [0, 0], { intervention });
  expect(classifyEye([worn], 'right', born, [])).toBeNull();
  expect(classifyEye([seriesVisit('2024-01-01', [-1, -1]), worn], 'right', born, [])?.name).toBe('myopia');
  const prescribed = { powers: { prescription: { right: power(-1), left: power(-1) } } };
  expect(classifyEye([seriesVisit('2025-01-01', [null, null], prescribed)], 'right', born, [])).toBeNull();
  expect(classifyEye([], 'right', born, [])).toBeNull();
});
