import { expect, test } from 'vitest';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { ageWithin } from '../../../../shared/features/eye/progression/age-within.ts';
import { ageInYears, yearsBetween } from '../../../../shared/features/eye/progression/days.ts';
import { hasGap, measuredSpans } from '../../../../shared/features/eye/progression/measured-spans.ts';
import { isInterrupted, isReshaped } from '../../../../shared/features/eye/progression/orthokeratology.ts';
import type { Progression } from '../../../../shared/features/eye/progression/progression.ts';
import {
  formatReference,
  parseReference,
  referencesIn,
} from '../../../../shared/features/eye/progression/reference.ts';
import { isMeasuredReshaped } from '../../../../shared/features/eye/progression/reshaped-findings.ts';
import { finishedVisits, visitsOfReport } from '../../../../shared/features/eye/progression/series.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';
import { treatment } from '../treatments/visit-treatment.ts';

test('the reference number of a report has six digits after its year', () => {
  expect([formatReference(2026, 7), formatReference(2026, 123_456)]).toEqual([
    'R-2026-000007',
    'R-2026-123456',
  ]);
});

test('a reference number of a report is recognised in any common notation', () => {
  const typed = [
    'R-2026-000123',
    'r2026-123',
    '2026/123',
    ' R 2026 - 123 ',
    'R - 2026 / 123',
    '2026 123',
    'R-2026\t\n123',
  ];
  for (const text of typed) expect(parseReference(text), text).toEqual({ year: 2026, number: 123 });
  expect(parseReference('R 2026 123456')).toEqual({ year: 2026, number: 123_456 });
  expect(parseReference('R  -  2099-1')).toEqual({ year: 2099, number: 1 });
});

test('a text in any other form is not recognised as a reference number of a report', () => {
  const others = [
    '',
    'R-2026',
    'R-2026-',
    'R-1999-1',
    '2026123',
    'R-2026-1234567',
    'R-2026-12a',
    'xR-2026-1',
    'R--2026-1',
    'R-20a6-1',
    'S-2026-1',
  ];
  for (const text of others) expect(parseReference(text), text).toBeNull();
});

test('a reference number that is typed without the year is searched in this year and in last year', () => {
  expect(referencesIn('r2026-58', 2027)).toEqual(['R-2026-000058']);
  for (const text of ['R-58', 'r000058', ' 000058 '])
    expect(referencesIn(text, 2026), text).toEqual(['R-2026-000058', 'R-2025-000058']);
  for (const text of ['', 'R', 'Rose', '58', '61234567', 'R-2026'])
    expect(referencesIn(text, 2026), text).toEqual([]);
});

const measured = (visits: number, days: number, isIndicative = false): Progression => ({
  ...{ visits, days, isIndicative, perYear: -0.5, interval: null },
  ...{ from: '2024-01-01', to: '2025-01-01', start: -1, end: -1.5 },
});

test('a report gives one time span for both eyes if they have the same numbers of visits and days, otherwise one for each eye', () => {
  expect(measuredSpans({ right: measured(3, 400), left: measured(3, 400, true) })).toMatchObject([
    { eye: 'both', visits: 3, days: 400, isIndicative: false },
  ]);
  expect(measuredSpans({ right: measured(3, 400), left: measured(2, 400, true) })).toMatchObject([
    { eye: 'right', visits: 3, days: 400, isIndicative: false },
    { eye: 'left', visits: 2, days: 400, isIndicative: true },
  ]);
  expect(measuredSpans({ right: measured(3, 400), left: measured(3, 401) })).toHaveLength(2);
});

test('an eye that was not measured has no time span', () => {
  expect(measuredSpans({ right: null, left: measured(2, 400) })).toMatchObject([
    { eye: 'left', visits: 2, days: 400, isIndicative: false },
  ]);
  expect(measuredSpans({ right: measured(2, 400), left: null })).toMatchObject([{ eye: 'right' }]);
  expect(measuredSpans({ right: null, left: null })).toEqual([]);
});

test('the change between two periods is in neither if the second begins after the first has ended in both eyes', () => {
  const during = (from: string, to: string) => ({ ...measured(2, 400), from, to });
  const both = (from: string, to: string) => ({ right: during(from, to), left: during(from, to) });
  const nothing = { right: null, left: null };
  const [first, later] = [both('2023-01-01', '2024-01-01'), both('2024-06-01', '2025-06-01')];
  expect(hasGap([first, later])).toBe(true);
  expect(hasGap([first, both('2024-01-01', '2025-06-01')])).toBe(false);
  expect(hasGap([first, { ...later, left: during('2024-01-01', '2025-06-01') }])).toBe(false);
  expect([hasGap([first, nothing]), hasGap([first, nothing, later])]).toEqual([false, true]);
});

test('the cornea counts as reshaped from the day after the first night with lenses until four weeks after the last night', () => {
  const worn = [{ from: '2025-01-01', to: '2025-03-01' }];
  const reshaped = ['2025-01-01', '2025-01-02', '2025-03-29', '2025-03-30'].map(date =>
    isReshaped(date, worn),
  );
  expect(reshaped).toEqual([false, true, true, false]);
  expect(isReshaped('2030-01-01', [...worn, { from: '2026-01-01', to: null }])).toBe(true);
  expect(isReshaped('2025-02-01', [])).toBe(false);
});

test('no line connects the powers of two days if night lenses reshaped the cornea between these days', () => {
  const parted = (from: string, to: string | null) =>
    isInterrupted('2025-01-01', '2025-06-01', [{ from, to }]);
  expect([parted('2025-05-31', null), parted('2025-06-01', null)]).toEqual([true, false]);
  expect([parted('2024-01-01', '2025-01-01'), parted('2024-01-01', '2025-01-02')]).toEqual([false, true]);
  expect(isInterrupted('2025-01-01', '2025-06-01', [])).toBe(false);
});

const worn = [
  seriesVisit('2025-01-01', [-1, -1], {
    treatments: [treatment({ kind: 'orthokeratology', from: '2025-01-01' })],
  }),
];
const none = { sph: null, cyl: null, axis: null, add: null, va: null };
const noCornea = { k1: null, k2: null, axis: null, diameter: null };
type Found = Pick<EyeReport, 'date' | 'refractions' | 'cornea'>;
const nothing: Found = {
  date: '2025-06-01',
  refractions: { cycloplegic: null, dry: null, current: null },
  cornea: null,
};
const foundReshaped = (changes: Partial<Found>, visits = worn) =>
  isMeasuredReshaped({ ...nothing, ...changes }, visits);

test('the refractions of an eye with a reshaped cornea are ignored, whatever the method', () => {
  for (const method of ['cycloplegic', 'dry'] as const)
    for (const eye of eyes)
      for (const power of [{ sph: 0 }, { cyl: -0.5 }]) {
        const eyes = { right: none, left: none, [eye]: { ...none, ...power } };
        const refractions = { ...nothing.refractions, [method]: eyes };
        expect(foundReshaped({ refractions }), `${method} ${eye}`).toBe(true);
        expect(foundReshaped({ refractions, date: '2025-01-01' }), `${method} ${eye} on the first day`).toBe(
          false,
        );
        expect(foundReshaped({ refractions }, []), `${method} ${eye} without lenses`).toBe(false);
      }
  const blank = { right: { ...none, va: '1.0' }, left: none };
  expect(foundReshaped({ refractions: { ...nothing.refractions, dry: blank } })).toBe(false);
  const current = { right: { ...none, sph: -1 }, left: none };
  expect(foundReshaped({ refractions: { ...nothing.refractions, current } })).toBe(false);
});

test('the keratometry of an eye with a reshaped cornea is ignored in both meridians', () => {
  for (const eye of ['right', 'left'] as const)
    for (const curvature of [{ k1: 43 }, { k2: 43 }])
      expect(
        foundReshaped({ cornea: { right: noCornea, left: noCornea, [eye]: { ...noCornea, ...curvature } } }),
      ).toBe(true);
  expect(foundReshaped({ cornea: { right: { ...noCornea, axis: 5, diameter: 12 }, left: noCornea } })).toBe(
    false,
  );
  expect(foundReshaped({})).toBe(false);
});

test('a report shows its own visit and all finished visits up to the day of its visit', () => {
  const visits = [
    { id: 'a', date: '2025-01-01', status: 'finished' },
    { id: 'b', date: '2025-01-01', status: 'draft' },
    { id: 'c', date: '2025-01-02', status: 'amended' },
  ];
  const shown = (id: string, date: string) => visitsOfReport(visits, { id, date }).map(one => one.id);
  expect(shown('x', '2025-01-01')).toEqual(['a']);
  expect(shown('b', '2025-01-01')).toEqual(['a', 'b']);
  expect(shown('c', '2024-12-31')).toEqual(['c']);
  expect(finishedVisits(visits).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('a table’s range of ages ends exactly on a birthday, even if the calculated age is not quite whole because of leap days', () => {
  expect(ageWithin('2014-01-01', '2024-01-01', [10, 15])).toBe(10);
  expect(ageWithin('2012-02-28', '2022-02-28', [6, 10])).toBe(10);
  expect(ageWithin('2012-02-28', '2022-03-01', [6, 10])).toBeNull();
  expect(ageWithin('2014-01-01', '2024-07-01', [10, 15])).toBeCloseTo(3834 / 365.25, 9);
});

test('an age is a whole number on each birthday, and increases evenly between birthdays', () => {
  const age = (birthDate: string, date: string) => ageInYears(birthDate, date);
  expect([age('2014-01-01', '2024-01-01'), age('2016-03-01', '2024-03-01')]).toEqual([10, 8]);
  expect([age('2016-02-29', '2025-02-28') < 9, age('2016-02-29', '2025-03-01')]).toEqual([true, 9]);
  expect(age('2015-01-01', '2024-07-01')).toBeCloseTo(9 + 182 / 366, 9);
  expect(age('2014-01-01', '2023-12-31')).toBeCloseTo(10 - 1 / 365, 9);
  expect(age('2024-01-02', '2024-01-01')).toBeCloseTo(-1 / 365.25, 9);
});

test('in calculations a year has 365.25 days', () => {
  expect(yearsBetween('2021-01-01', '2025-01-01')).toBe(4);
});
