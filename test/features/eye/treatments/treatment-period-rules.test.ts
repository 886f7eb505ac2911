import { describe, expect, test } from 'vitest';
import { isReshaped } from '../../../../shared/features/eye/progression/orthokeratology.ts';
import { orthokeratologyOf } from '../../../../shared/features/eye/progression/series.ts';
import type { Intervention } from '../../../../shared/features/eye/treatments/intervention.ts';
import type { VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';
import { treatmentCoursesOf } from '../../../../shared/features/eye/treatments/treatment-courses.ts';
import { treatmentOfIntervention } from '../../../../shared/features/eye/treatments/treatment-of-intervention.ts';
import {
  runningOn,
  treatmentPeriodsOf,
} from '../../../../shared/features/eye/treatments/treatment-periods.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';
import { atropine, treatment } from './visit-treatment.ts';

const visits = (...told: VisitTreatment[][]) => told.map(treatments => ({ date: '2026-03-01', treatments }));
const periodsOf = (...told: VisitTreatment[][]) =>
  treatmentPeriodsOf(visits(...told)).map(({ kind, from, to }) => [kind, from, to]);
/** A treatment that was stored before treatments had IDs. It gets the ID of its visit. */
const told = (date: string, changes: Partial<Intervention> = {}) =>
  treatmentOfIntervention(
    { kind: 'dims', product: 'Lens A', from: date, to: null, ...changes },
    `eye_${date}`,
    date,
  );

describe('a treatment that is recorded again at each visit counts once', () => {
  test('a treatment recorded at four half-yearly visits counts as one treatment since the first visit', () => {
    const four = ['2024-08-20', '2025-02-20', '2025-08-20', '2026-02-20'].map(date => [told(date)]);
    expect(treatmentPeriodsOf(visits(...four))).toEqual([
      expect.objectContaining({ id: 'eye_2024-08-20', product: 'Lens A', from: '2024-08-20', to: null }),
    ]);
  });

  test('repeated entries of a treatment count as one treatment, even if the product is missing or written differently', () => {
    const names = ['Lens A', null, ' lens a'];
    const three = ['2024-08-20', '2025-02-20', '2025-08-20'].map((date, at) => [
      told(date, { product: names[at] ?? null }),
    ]);
    expect(treatmentPeriodsOf(visits(...three))).toMatchObject([{ product: 'Lens A', from: '2024-08-20' }]);
  });

  test('a later visit can move a treatment’s start to an earlier day, or end the treatment', () => {
    expect(periodsOf([told('2025-02-20')], [told('2025-08-20', { from: '2024-08-20' })])).toEqual([
      ['dims', '2024-08-20', null],
    ]);
    const until = told('2025-08-20', { from: '2025-08-20', to: '2025-09-01' });
    expect(periodsOf([told('2024-08-20')], [until])).toEqual([['dims', '2024-08-20', '2025-09-01']]);
  });

  test('two treatments of the same kind count as one treatment unless there is a day between them', () => {
    const ended = told('2024-08-20', { to: '2025-01-31' });
    expect(periodsOf([ended], [told('2025-02-02')])).toHaveLength(2);
    expect(periodsOf([ended], [told('2025-02-01')])).toEqual([['dims', '2024-08-20', null]]);
  });

  test('if a treatment was recorded without an ID, a later visit continues the treatment under the ID of the first visit', () => {
    const going = treatment({ id: 'eye_2024-08-20', decision: 'continue', wearing: '12 h' });
    const stop = treatment({ id: 'eye_2024-08-20', decision: 'stop', to: '2026-02-01', reason: 'Broken' });
    const before = [[told('2024-08-20')], [told('2025-02-20')]];
    expect(treatmentPeriodsOf(visits(...before, [going], [stop]))).toEqual([
      expect.objectContaining({ from: '2024-08-20', to: '2026-02-01', wearing: '12 h', reason: 'Broken' }),
    ]);
  });
});

describe('a child can have several treatments at the same time', () => {
  test('if atropine starts while lenses are worn, the lens treatment does not end', () => {
    expect(periodsOf([treatment()], [atropine()])).toEqual([
      ['dims', '2024-08-20', null],
      ['atropine001', '2025-02-20', null],
    ]);
    const lenses = told('2025-01-01', { kind: 'orthokeratology', product: null });
    const both = [
      seriesVisit('2025-01-01', [-2, -2], { treatments: [lenses] }),
      seriesVisit('2025-07-01', [0, 0], { treatments: [told('2025-07-01', { kind: 'atropine001' })] }),
    ];
    expect(orthokeratologyOf(both)).toMatchObject([{ from: '2025-01-01', to: null }]);
    expect(isReshaped('2025-12-01', orthokeratologyOf(both))).toBe(true);
  });

  test('a new lens treatment replaces the earlier lens treatment, unless the visit continues both', () => {
    const other = treatment({ id: 'treatment-3', kind: 'hal', product: null, from: '2025-08-20' });
    expect(periodsOf([treatment()], [other])).toEqual([
      ['dims', '2024-08-20', '2025-08-20'],
      ['hal', '2025-08-20', null],
    ]);
    expect(periodsOf([treatment()], [treatment({ decision: 'continue' }), other])[0]).toEqual([
      'dims',
      '2024-08-20',
      null,
    ]);
  });

  test('stopping one treatment does not stop the other treatments', () => {
    const stop = treatment({ decision: 'stop', to: '2025-08-20' });
    const periods = treatmentPeriodsOf(visits([treatment()], [atropine()], [stop]));
    expect(runningOn(periods, '2025-08-20').map(({ kind }) => kind)).toEqual(['atropine001']);
    expect(runningOn(periods, '2025-08-19')).toHaveLength(2);
  });
});

describe('a visit can start, change, continue or stop treatments', () => {
  test('changing a treatment ends this treatment and starts the next on the same day; both belong to one course', () => {
    const change = treatment({ decision: 'change', to: '2025-08-20' });
    const next = treatment({ id: 'treatment-3', product: null, dose: 'Stronger', from: '2025-08-20' });
    for (const both of [
      [change, next],
      [next, change],
    ]) {
      expect(treatmentPeriodsOf(visits([treatment()], both))).toMatchObject([
        { product: 'Lens A', from: '2024-08-20', to: '2025-08-20' },
        { dose: 'Stronger', from: '2025-08-20', to: null },
      ]);
      expect(treatmentCoursesOf(visits([treatment()], both))).toMatchObject([
        { kind: 'dims', dose: 'Stronger', from: '2024-08-20', to: null },
      ]);
    }
  });

  test('a treatment that a visit does not mention continues', () => {
    expect(periodsOf([treatment()], [], [])).toEqual([['dims', '2024-08-20', null]]);
  });

  test('continuing a treatment does not move the treatment’s start; correcting the entry that started the treatment does', () => {
    const late = treatment({ decision: 'continue', from: '2025-08-20', product: 'Lens B' });
    expect(treatmentPeriodsOf(visits([treatment()], [late]))).toMatchObject([
      { product: 'Lens A', from: '2024-08-20' },
    ]);
    const corrected = treatment({ from: '2024-09-01', product: 'Lens B' });
    expect(treatmentPeriodsOf(visits([corrected], [late]))).toMatchObject([
      { product: 'Lens B', from: '2024-08-20'.replace('08-20', '09-01') },
    ]);
  });

  test('if a treatment’s start is corrected to a later day, later visits that repeat the old start do not undo the correction', () => {
    const going = treatment({ decision: 'continue', from: '2024-08-20' });
    const stop = treatment({ decision: 'stop', from: '2024-08-20', to: '2025-08-20' });
    const corrected = treatment({ from: '2024-10-01' });
    expect(periodsOf([corrected], [going], [stop])).toEqual([['dims', '2024-10-01', '2025-08-20']]);
    expect(periodsOf([treatment({ from: '2024-08-01' })], [going])).toEqual([['dims', '2024-08-01', null]]);
  });

  test('the latest visit decides about a treatment, even if visits were entered in another order', () => {
    const stop = treatment({ decision: 'stop', to: '2025-03-01' });
    const going = treatment({ decision: 'continue' });
    expect(periodsOf([treatment()], [going], [stop])[0]?.[2]).toBe('2025-03-01');
    expect(periodsOf([treatment()], [stop], [going])[0]?.[2]).toBeNull();
  });

  test('if the first visit of a treatment is deleted, the treatment is still known from the other visits', () => {
    expect(periodsOf([treatment({ decision: 'continue' })])).toEqual([['dims', '2024-08-20', null]]);
  });

  test('the entry “no treatment” ends all treatments that the visit does not mention', () => {
    const none = treatment({ id: 'treatment-9', kind: 'none', from: '2025-08-20' });
    expect(periodsOf([treatment()], [atropine()], [none]).map(([, , to]) => to)).toEqual([
      '2025-08-20',
      '2025-08-20',
    ]);
  });
});

test('a treatment that started and ended on the same day is not a course', () => {
  const mistaken = treatment({ to: '2024-08-20', decision: 'stop' });
  expect(treatmentCoursesOf(visits([mistaken]))).toEqual([]);
});

test('each product of a treatment of kind “other” is a separate course', () => {
  const other = (id: string, product: string, from: string, to: string | null) =>
    treatment({ id, kind: 'other', product, from, to });
  const courses = treatmentCoursesOf(
    visits([
      other('treatment-a', 'Patch', '2024-01-01', '2024-06-01'),
      other('treatment-b', 'Prism', '2024-06-01', null),
    ]),
  );
  expect(courses.map(({ product }) => product)).toEqual(['Patch', 'Prism']);
});
