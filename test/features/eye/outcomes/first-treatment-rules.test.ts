import { expect, test } from 'vitest';
import {
  childOutcome,
  firstTreatmentOf,
  type OutcomeOptions,
} from '../../../../shared/features/eye/outcomes/child-outcome.ts';
import { firstTreatmentVisits } from '../../../../shared/features/eye/outcomes/first-treatment-visits.ts';
import type { EyeSeries, SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import type { VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';
import { axialVisit, type Eyes, seriesVisit } from '../eye-reports/series-visit.ts';
import { atropine, treatment } from '../treatments/visit-treatment.ts';

const today = '2026-06-01';
const from = '2024-01-01';
const dims = (changes: Partial<VisitTreatment> = {}) => treatment({ from, ...changes });
const firstOf = (...treatments: VisitTreatment[]) =>
  firstTreatmentOf([seriesVisit(from, [-1, -1], { treatments })], today);

test('the first treatment has a start and an end; an ongoing first treatment lasts until today', () => {
  expect(firstOf(dims())).toEqual({ treatment: 'dims', from, to: today });
  expect(firstOf(dims({ to: '2025-01-01' }))).toEqual({ treatment: 'dims', from, to: '2025-01-01' });
  expect(firstOf(dims({ to: '2027-01-01' }))?.to).toBe(today);
  expect(firstTreatmentOf([], today)).toBeNull();
});

test('spectacles, and treatments that start after today, do not count as a child’s first treatment', () => {
  expect(firstOf(treatment({ kind: 'spectacles', from }))).toBeNull();
  expect(firstOf(treatment({ id: 'glasses-1', kind: 'spectacles', from: '2023-01-01' }), dims())?.from).toBe(
    from,
  );
  expect(firstOf(dims({ from: '2026-06-02' }))).toBeNull();
  expect(firstOf(dims({ from: today }))).toEqual({ treatment: 'dims', from: today, to: today });
});

test('a second treatment that starts within 31 days of the first forms a combination; a later one ends the first', () => {
  const beside = (begun: string, to: string | null = null) => firstOf(dims(), atropine({ from: begun, to }));
  expect(beside('2024-02-01')).toEqual({ treatment: 'combined', from, to: today });
  expect(beside('2024-02-02')).toEqual({ treatment: 'dims', from, to: '2024-02-02' });
  expect(beside('2024-01-15', '2024-12-01')).toEqual({ treatment: 'combined', from, to: '2024-12-01' });
});

test('a treatment that starts on the last day of the first treatment does not form a combination with the first treatment', () => {
  const after = (begun: string) => firstOf(dims({ to: '2024-01-20' }), atropine({ from: begun }));
  expect(after('2024-01-19')).toEqual({ treatment: 'combined', from, to: '2024-01-20' });
  expect(after('2024-01-20')).toEqual({ treatment: 'dims', from, to: '2024-01-20' });
});

test('a combination of treatments ends when one of them ends or a third treatment starts', () => {
  const third = treatment({ id: 'treatment-3', kind: 'redLight', from: '2024-09-01' });
  expect(firstOf(dims({ to: '2025-01-01' }), atropine({ from, to: '2024-11-01' }), third)?.to).toBe(
    '2024-09-01',
  );
  expect(firstOf(dims({ to: '2025-01-01' }), atropine({ from, to: '2024-11-01' }))?.to).toBe('2024-11-01');
});

interface Child extends Partial<OutcomeOptions> {
  birthDate?: string | null;
  recall?: EyeSeries['recall'];
}
function outcomeOf(visits: SeriesVisit[], { birthDate = '2015-01-01', recall, ...changes }: Child = {}) {
  const options: OutcomeOptions = { today, method: 'cycloplegic', reference: null, ...changes };
  return childOutcome({ revision: 1, visits, ...(recall && { recall }) }, birthDate, options);
}
const begun = (eyes: Eyes = [null, null], date = from) =>
  seriesVisit(date, eyes, { treatments: [dims({ from: date })] });

test('the outcome of a treated child without measurements contains the treatment and the age, but no values', () => {
  expect(outcomeOf([begun()])).toEqual({
    ...{ treatment: 'dims', age: 'from8', axialLength: null, equivalent: null, isLost: true },
  });
  expect(outcomeOf([seriesVisit(from, [-1, -1])])).toBeNull();
  expect(outcomeOf([])).toBeNull();
});

test('ages at the start of treatment are grouped as under 8, 8 to 9, 10 to 11, and 12 or older', () => {
  const ageOf = (birthDate: string | null) => outcomeOf([begun()], { birthDate })?.age;
  expect(
    ['2016-01-02', '2016-01-01', '2014-01-02', '2014-01-01', '2012-01-02', '2012-01-01'].map(ageOf),
  ).toEqual([...['under8', 'from8', 'from8', 'from10', 'from10', 'from12']]);
  expect([null, '2024-01-02', '2024-01-01'].map(ageOf)).toEqual(['unknown', 'unknown', 'under8']);
});

test('a child whose treatment started over a year ago and who was not seen for a year counts as lost to follow-up', () => {
  const lost = (begunOn: string, ...seen: string[]) =>
    outcomeOf([begun([null, null], begunOn), ...seen.map(date => seriesVisit(date, [null, null]))])?.isLost;
  expect(lost('2025-06-01')).toBe(false);
  expect(lost('2025-06-02')).toBeNull();
  expect(lost('2025-05-31')).toBe(true);
  expect(lost('2024-01-01', '2025-06-01')).toBe(false);
  expect(lost('2024-01-01', '2025-05-31')).toBe(true);
});

test('a child marked as needing no recall is counted neither as lost to follow-up nor as still followed', () => {
  const visit = begun();
  const recall = { changes: 1, notNeeded: { reportId: visit.id, after: visit.id } };
  expect(outcomeOf([visit], { recall })?.isLost).toBeNull();
  expect(outcomeOf([visit], { recall: { changes: 2, notNeeded: null } })?.isLost).toBe(true);
});

test('the export of outcomes has the visits from the start of the child’s outcome to the end of the first treatment', () => {
  const visitsUnder = (...visits: SeriesVisit[]) => {
    const first = firstTreatmentOf(visits, today);
    return first && firstTreatmentVisits(visits, first).map(({ date }) => date);
  };
  const before = seriesVisit('2023-06-01', [-0.5, -0.5]);
  const ended = seriesVisit(from, [-1, -1], { treatments: [dims({ to: '2025-01-01' })] });
  const last = seriesVisit('2025-01-01', [-1.5, -1.5]);
  const after = seriesVisit('2025-01-02', [-3, -3]);
  expect(visitsUnder(before, ended, last, after)).toEqual([from, '2025-01-01']);
  const near = seriesVisit('2023-10-01', [-0.5, -0.5]);
  expect(visitsUnder(before, near, begun(), last, after)).toEqual(['2023-10-01', '2025-01-01', '2025-01-02']);
});

test('the export of outcomes omits the power of an eye with a reshaped cornea and keeps the eye’s axial length', () => {
  const lenses = treatment({ kind: 'orthokeratology', from });
  const eye = (sph: number) => ({ sph, cyl: null, axis: null });
  const power = (sph: number) => ({ right: eye(sph), left: eye(sph) });
  const visits = [
    seriesVisit(from, [-2, -3], { treatments: [lenses] }),
    seriesVisit('2024-07-01', [null, null], {
      powers: { cycloplegic: power(-0.25), dry: power(-0.5) },
      axialLength: { right: 24.1, left: 24.2 },
    }),
  ];
  const first = firstTreatmentOf(visits, today);
  const none = { right: null, left: null };
  expect(first && firstTreatmentVisits(visits, first)).toEqual([
    { date: from, cycloplegic: { right: -2, left: -3 }, dry: none, axialLength: none },
    { date: '2024-07-01', cycloplegic: none, dry: none, axialLength: { right: 24.1, left: 24.2 } },
  ]);
});

const growth = (...seen: [date: string, right: number | null, left?: number | null][]) =>
  outcomeOf(
    [begun(), ...seen.map(([date, right, left = null]) => axialVisit(date, [right, left]))].toSorted(
      (one, other) => (one.date < other.date ? -1 : 1),
    ),
  )?.axialLength;

test('growth under a treatment starts at the last axial length in the three months before or, without one, in the first month', () => {
  expect(growth(['2023-10-01', 24], ['2024-12-31', 25])).toBeCloseTo(365.25 / 457, 9);
  expect(growth(['2023-09-30', 24], ['2024-12-31', 25])).toBeNull();
  expect(growth(['2023-10-01', 20], ['2023-12-01', 24], ['2024-11-30', 25])).toBeCloseTo(365.25 / 365, 9);
  expect(growth(['2024-02-01', 24], ['2025-01-31', 25])).toBeCloseTo(365.25 / 365, 9);
  expect(growth(['2024-02-02', 24], ['2025-01-31', 25])).toBeNull();
  expect(growth(['2023-12-31', 24], ['2024-01-15', 30], ['2024-12-30', 25])).not.toBeNull();
});

test('a treated child’s growth is calculated from at least 180 days and is the mean of the measured eyes', () => {
  expect(growth(['2024-01-01', 24], ['2024-06-28', 25])).toBeNull();
  expect(growth(['2024-01-01', 24], ['2024-06-29', 25])).toBeCloseTo(365.25 / 180, 9);
  expect(growth(['2024-01-01', 24, 23], ['2024-12-31', 25, 25])).toBeCloseTo((1.5 * 365.25) / 365, 9);
  expect(growth(['2024-01-01', null, 23], ['2024-12-31', 25, 25])).toBeCloseTo((2 * 365.25) / 365, 9);
});

test('a measurement on the last day of a treatment counts; a measurement on the next day does not', () => {
  const ended = (last: string) =>
    outcomeOf([
      axialVisit(from, [24, null], { treatments: [dims({ to: '2024-12-31' })] }),
      axialVisit(last, [25, null]),
    ])?.axialLength;
  expect(ended('2024-12-31')).toBeCloseTo(365.25 / 365, 9);
  expect(ended('2025-01-01')).toBeNull();
});

test('without a reference study, a child’s power is the mean of both eyes, or the power of the only measured eye', () => {
  const change = (before: Eyes, after: Eyes, more: Child = {}) =>
    outcomeOf([begun(before), seriesVisit('2024-12-31', after)], more)?.equivalent;
  expect(change([-1, -2], [-1.5, -3])).toEqual({
    measured: expect.closeTo((-0.75 * 365.25) / 365, 9),
    expected: null,
  });
  expect(change([-1, null], [-1.5, -3])).toEqual({
    measured: expect.closeTo((-0.5 * 365.25) / 365, 9),
    expected: null,
  });
  expect(change([-1, null], [null, -3])).toBeNull();
  expect(change([-1, -2], [-1.5, -3], { birthDate: null })).not.toBeNull();
});

test('with a reference study, a child’s power is the mean of both eyes, or of the only eye that can be compared', () => {
  const beside = (
    reference: OutcomeOptions['reference'],
    before: Eyes,
    after: Eyes,
    birthDate: string | null,
  ) => outcomeOf([begun(before), seriesVisit('2024-12-31', after)], { reference, birthDate })?.equivalent;
  const measured = (perYear: number, expected: number) => ({
    ...{ measured: expect.closeTo((perYear * 365.25) / 365, 9), expected },
  });
  expect(beside('cometUsa', [-2, -3], [-2.5, -4], '2015-01-01')).toEqual(measured(-0.75, -0.49));
  expect(beside('fanHongKong', [-2, -3], [-2.5, -4], '2015-01-01')).toEqual(measured(-0.75, -0.63));
  expect(beside('fanHongKong', [-2, null], [-2.5, null], '2015-01-01')).toEqual(measured(-0.5, -0.63));
  expect(beside('fanHongKong', [-2, -3], [-2.5, -4], null)).toBeNull();
  expect(beside('fanHongKong', [-2, -3], [-2.5, -4], '2010-01-01')).toBeNull();
  expect(beside('cometUsa', [-2, null], [-2.5, null], '2015-01-01')).toBeNull();
  expect(beside('fanHongKong', [null, null], [-2.5, -4], '2015-01-01')).toBeNull();
});

test('only powers measured by the chosen method count for an outcome', () => {
  const power = (sph: number) => ({ sph, cyl: null, axis: null });
  const both = (date: string, drops: number, dry: number, treatments: VisitTreatment[] = []) =>
    seriesVisit(date, [null, null], {
      treatments,
      powers: {
        cycloplegic: { right: power(drops), left: power(drops) },
        dry: { right: power(dry), left: power(dry) },
      },
    });
  const visits = [both(from, -1, -1, [dims()]), both('2024-12-31', -2, -1.5)];
  expect(outcomeOf(visits)?.equivalent?.measured).toBeCloseTo(-1, 2);
  expect(outcomeOf(visits, { method: 'dry' })?.equivalent?.measured).toBeCloseTo(-0.5, 2);
});
