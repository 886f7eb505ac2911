import { expect, test } from 'vitest';
import type { VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';
import { treatmentCoursesOf } from '../../../../shared/features/eye/treatments/treatment-courses.ts';
import { isNeverProjected } from '../../../../shared/features/eye/treatments/treatment-effects.ts';
import { treatmentOfIntervention } from '../../../../shared/features/eye/treatments/treatment-of-intervention.ts';
import { atropine, treatment } from './visit-treatment.ts';

/** Returns the courses of treatment that result from one visit with all these treatments. */
const coursesOf = (...treatments: VisitTreatment[]) =>
  treatmentCoursesOf([{ date: '2025-09-01', treatments }]);
const lens = (id: string, from: string, to: string | null, changes: Partial<VisitTreatment> = {}) =>
  treatment({ id, product: id, from, to, ...changes });
const spansOf = (...treatments: VisitTreatment[]) =>
  coursesOf(...treatments).map(({ from, to }) => [from, to]);

test('courses of treatment are sorted by start, whatever their order in the visit', () => {
  const courses = coursesOf(
    atropine({ from: '2025-02-20' }),
    lens('lens-a', '2024-08-20', null),
    treatment({ id: 'glasses-1', kind: 'spectacles', from: '2024-10-01' }),
  );
  expect(courses.map(({ kind }) => kind)).toEqual(['dims', 'spectacles', 'atropine001']);
  expect(treatmentCoursesOf([])).toEqual([]);
});

test('changing the product continues a course of treatment under its first ID, with the details of the latest product', () => {
  const first = lens('lens-a', '2024-08-20', '2025-03-01', {
    dose: 'Weak',
    wearing: '8 h',
    reason: 'Broken',
  });
  const next = lens('lens-b', '2025-03-01', '2025-09-01', {
    dose: 'Strong',
    wearing: '12 h',
    reason: 'Lost',
  });
  expect(coursesOf(first, next)).toEqual([
    {
      ...{ id: 'lens-a', kind: 'dims', product: 'lens-b', dose: 'Strong', wearing: '12 h' },
      ...{ wearingOn: '2025-09-01', from: '2024-08-20', to: '2025-09-01', reason: 'Lost' },
    },
  ]);
});

test('a treatment that begins the day after an earlier one ended continues the course; one that begins later does not', () => {
  const first = lens('lens-a', '2024-08-20', '2025-03-01');
  expect(spansOf(first, lens('lens-b', '2025-03-02', null))).toEqual([['2024-08-20', null]]);
  expect(spansOf(first, lens('lens-b', '2025-03-03', null))).toEqual([
    ['2024-08-20', '2025-03-01'],
    ['2025-03-03', null],
  ]);
});

test('a course of treatment lasts until the latest end of the treatments that it joins', () => {
  const until = (to: string | null, other: string | null) =>
    spansOf(lens('lens-a', '2024-08-20', to), lens('lens-b', '2024-10-01', other));
  expect(until('2025-03-01', '2025-01-01')).toEqual([['2024-08-20', '2025-03-01']]);
  expect(until('2025-01-01', '2025-03-01')).toEqual([['2024-08-20', '2025-03-01']]);
  expect(until(null, '2025-03-01')).toEqual([['2024-08-20', null]]);
  expect(until('2025-03-01', null)).toEqual([['2024-08-20', null]]);
});

test('a treatment of another kind is a separate course', () => {
  expect(
    spansOf(lens('lens-a', '2024-08-20', null), lens('lens-b', '2024-10-01', null, { kind: 'hal' })),
  ).toEqual([
    ['2024-08-20', null],
    ['2024-10-01', null],
  ]);
});

test('a treatment of kind “other” continues a course only with the same product', () => {
  const other = (id: string, product: string, from: string) =>
    lens(id, from, null, { kind: 'other', product, dose: id });
  expect(
    spansOf(other('patch-1', 'Patch', '2024-08-20'), other('prism-1', 'Prism', '2024-10-01')),
  ).toHaveLength(2);
  expect(spansOf(other('patch-1', 'Patch', '2024-08-20'), other('patch-2', 'Patch', '2024-10-01'))).toEqual([
    ['2024-08-20', null],
  ]);
});

test('a treatment of one day or more is a course; a treatment that ends on or before its first day is not', () => {
  expect(spansOf(lens('lens-a', '2024-08-20', '2024-08-20'))).toEqual([]);
  expect(spansOf(lens('lens-a', '2024-08-20', '2024-08-19'))).toEqual([]);
  expect(spansOf(lens('lens-a', '2024-08-20', '2024-08-21'))).toEqual([['2024-08-20', '2024-08-21']]);
});

test('an intervention (a treatment in the old format) starts, continues or ends a course of treatment at the visit', () => {
  const on = (visitDate: string, to: string | null = null) =>
    treatmentOfIntervention({ kind: 'dims', product: 'Lens A', from: '2024-08-20', to }, 'told-1', visitDate);
  expect(on('2024-08-20')).toEqual({
    ...{ id: 'told-1', decision: 'start', kind: 'dims', product: 'Lens A', dose: null, wearing: null },
    ...{ from: '2024-08-20', to: null, reason: null },
  });
  expect(on('2024-08-19').decision).toBe('start');
  expect(on('2024-08-21').decision).toBe('continue');
  expect(on('2025-08-20', '2025-08-01')).toMatchObject({ decision: 'stop', to: '2025-08-01' });
});

test('of all treatments, only red light prevents a projection of the trend', () => {
  expect(['redLight', 'dims', ''].map(isNeverProjected)).toEqual([true, false, false]);
});
