import { expect, test } from 'vitest';
import type { RiskFactor } from '../../../../shared/features/eye/optics/classification.ts';
import { isPremyopiaCandidate } from '../../../../shared/features/eye/premyopia/candidate.ts';
import { premyopiaOf } from '../../../../shared/features/eye/premyopia/premyopia.ts';
import { type Eyes, seriesVisit } from '../eye-reports/series-visit.ts';
import { treatment } from '../treatments/visit-treatment.ts';

const born = { at7: '2019-01-01', at9: '2017-01-01', at10: '2016-01-01', at12: '2014-01-01' };
const day = '2026-03-01';
const of = (eyes: Eyes, birthDate: string | null, factors: RiskFactor[] = []) =>
  premyopiaOf([seriesVisit(day, eyes)], birthDate, factors, day);

test('a low hyperopic reserve puts a child on the list of children with premyopia, but only at ages with a published limit', () => {
  expect(of([0.99, 1.5], born.at7)).toMatchObject([
    { eye: 'right', value: 0.99, method: 'cycloplegic', date: day, isPremyopic: false, reserveBelow: 1 },
    { eye: 'left', reserveBelow: null },
  ]);
  expect(of([1, 1], born.at7)).toBeNull();
  expect(of([0.25, 0.25], born.at9), 'nothing is published at nine').toBeNull();
  expect(of([0.25, 0.25], born.at10)).toMatchObject([{ reserveBelow: 0.5 }, { reserveBelow: 0.5 }]);
  expect(of([0.25, 0.25], born.at12)).toBeNull();
  expect(of([0.25, 0.25], null)).toBeNull();
});

test('at any age, a child is listed with premyopia only if a risk factor is recorded', () => {
  expect(of([0.75, 0.75], born.at12)).toBeNull();
  expect(of([0.75, 2], born.at12, ['parentalMyopia'])).toMatchObject([
    { isPremyopic: true, reserveBelow: null },
    { isPremyopic: false },
  ]);
  expect(of([0.8, 0.8], born.at12, ['parentalMyopia'])).toBeNull();
});

test('a child with a myopic eye is not on the list of children with premyopia', () => {
  expect(of([-0.5, 0.5], born.at7, ['nearWork'])).toBeNull();
  expect(of([-0.49, 0.5], born.at7, ['nearWork'])).not.toBeNull();
});

test('the list of children with premyopia shows how much an eye has grown, if the eye’s length was measured twice', () => {
  const grown = (date: string, mm: number) =>
    seriesVisit(date, [0.5, 0.5], { axialLength: { right: mm, left: null } });
  const visits = [grown('2025-03-01', 22.5), grown(day, 22.8)];
  const [right, left] = premyopiaOf(visits, born.at7, [], day) ?? [];
  expect(right?.mmPerYear).toBeCloseTo(0.3, 2);
  expect(left?.mmPerYear).toBeNull();
  const shorter = [grown('2025-03-01', 22.8), grown(day, 22.5)];
  expect(premyopiaOf(shorter, born.at7, [], day)?.[0]?.mmPerYear, 'a shorter eye did not grow').toBeNull();
});

test('an eye last measured over two years ago is not listed as premyopic; a child with such a myopic eye is not listed at all', () => {
  const onDay = (today: string, eyes: Eyes = [0.5, 0.5]) =>
    premyopiaOf([seriesVisit(day, eyes)], born.at7, ['nearWork'], today);
  expect(onDay('2028-03-01')).toHaveLength(2);
  expect(onDay('2028-03-02')).toBeNull();
  const later = seriesVisit('2028-03-01', [null, 0.25]);
  const since = (first: number) =>
    premyopiaOf([seriesVisit(day, [first, 0.5]), later], born.at7, ['nearWork'], '2028-04-01');
  expect(since(0.5)?.map(({ eye }) => eye)).toEqual(['left']);
  expect(since(-1)).toBeNull();
});

test('the database index for premyopia contains each child who may be premyopic at some age, and ignores draft visits', () => {
  const isCandidate = (eyes: Eyes, changes = {}) => isPremyopiaCandidate([seriesVisit(day, eyes, changes)]);
  expect(isCandidate([0.99, null])).toBe(true);
  expect(isCandidate([1, 1])).toBe(false);
  expect(isCandidate([0.5, -0.5])).toBe(false);
  expect(isCandidate([null, null])).toBe(false);
  expect(isCandidate([0.5, 0.5], { status: 'draft' })).toBe(false);
  const later = [seriesVisit('2025-01-01', [0.5, 0.5]), seriesVisit(day, [null, null])];
  expect(isPremyopiaCandidate(later), 'by an earlier refraction').toBe(true);
});

test('an eye with orthokeratology lenses is classified by the eye’s power before the lenses were worn', () => {
  const lenses = [treatment({ kind: 'orthokeratology', from: '2025-06-01', to: null })];
  const visits = [
    seriesVisit('2025-06-01', [-2, -2], { treatments: lenses }),
    seriesVisit(day, [0.25, 0.25], { treatments: [] }),
  ];
  expect(premyopiaOf(visits, born.at10, ['nearWork'], day)).toBeNull();
});
