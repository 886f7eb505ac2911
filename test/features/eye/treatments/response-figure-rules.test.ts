import { expect, test } from 'vitest';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import type { VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';
import { treatmentResponsesOf } from '../../../../shared/features/eye/treatments/treatment-response.ts';
import { axialVisit, type Eyes, seriesVisit } from '../eye-reports/series-visit.ts';
import { atropine, treatment } from './visit-treatment.ts';

const born = '2014-06-01';
const from = '2024-01-01';
const dims = treatment({ from });
const drops = atropine({ from });
const begin = (told: VisitTreatment[], date: string, eyes: Eyes = [-2, -2]) =>
  seriesVisit(date, eyes, { treatments: told });
const responsesTo = (visits: SeriesVisit[], birthDate: string | null = born) =>
  treatmentResponsesOf({ visits, birthDate });
const responseTo = (...visits: SeriesVisit[]) => responsesTo(visits)[0];
const mismatchesOf = (...visits: SeriesVisit[]) => responseTo(...visits)?.mismatches;
const comparedIn = (...visits: SeriesVisit[]) => responseTo(...visits)?.diopters?.compared.at(-1);

test('a comparison with a study shows the change of each eye beside the study’s value after the same duration of treatment', () => {
  const [response, ...more] = responsesTo([
    begin([drops], from, [-2, -1.5]),
    seriesVisit('2025-01-05', [-2.5, -1.75]),
  ]);
  expect(more).toEqual([]);
  const { decision: _, ...period } = drops;
  expect(response).toEqual({
    ...{ treatment: period, mismatches: [], mm: null },
    diopters: {
      ...{ treatedOnly: null, unpublishedDays: null },
      compared: [
        {
          ...{ right: -0.5, left: -0.25, treated: -0.59, control: -0.81, difference: null },
          ...{ from, to: '2025-01-05', days: 370, months: 12, dueOn: '2025-01-01', source: 'yam2019' },
          ...{ start: -1.75, results: { right: 'like', left: 'slower' } },
        },
      ],
    },
  });
});

test('an eye that was measured only once has no change; if neither eye has a change, no comparison is made', () => {
  const figures = (before: Eyes, after: Eyes) => {
    const told = comparedIn(begin([drops], from, before), seriesVisit('2025-01-05', after));
    return told && [told.right, told.left, told.results.right, told.results.left, told.start];
  };
  expect(figures([-2, null], [-2.5, -2.5])).toEqual([-0.5, null, 'like', null, -2]);
  expect(figures([-2, -1], [null, -1.5])).toEqual([null, -0.5, null, 'like', -1.5]);
  expect(figures([-2, null], [null, -2.5])).toBeUndefined();
});

test('eyes that were not measured at two visits are reported as not measured', () => {
  expect(mismatchesOf(begin([drops], from, [-2, null]), seriesVisit('2025-01-05', [null, -2.5]))).toEqual([
    'unread',
  ]);
});

test('if a study has no control group at a published time, only the study’s value for treated children is shown', () => {
  const visits = [
    begin([atropine({ kind: 'atropine005', from: '2022-01-01' })], '2022-01-01'),
    seriesVisit('2023-01-01', [-2.5, -2.5]),
    seriesVisit('2024-01-01', [-3, -3]),
  ];
  expect(responseTo(...visits)?.diopters).toMatchObject({
    compared: [{ months: 12, control: -0.81 }],
    treatedOnly: { months: 24, treated: -0.55, deviation: 0.86, control: null },
    unpublishedDays: null,
  });
  expect(responseTo(...visits, seriesVisit('2024-07-01', [-3, -3]))?.diopters).toMatchObject({
    compared: [],
    treatedOnly: { months: 24 },
    unpublishedDays: 912,
  });
});

test('each ongoing treatment is compared with its own study, the earliest treatment first', () => {
  const told = (...treatments: VisitTreatment[]) =>
    responsesTo([begin(treatments, from), seriesVisit('2025-01-15', [-2.5, -2.5])]).map(
      ({ treatment: { kind }, mismatches }) => [kind, ...mismatches],
    );
  expect(told(atropine({ from: '2024-01-10' }), dims)).toEqual([
    ['dims', 'combined'],
    ['atropine001', 'combined'],
  ]);
  expect(told(treatment({ kind: 'spectacles', from }))).toEqual([]);
  expect(told(treatment({ from: '2025-01-16' }))).toEqual([]);
  expect(told(treatment({ from: '2025-01-15' }))).toHaveLength(1);
  expect(told(treatment({ from, to: '2025-01-15' }))).toEqual([]);
  expect(told(treatment({ from, to: '2025-01-16' }))).toHaveLength(1);
});

test('a treatment is not compared with a study if an earlier treatment lasted beyond the start of this treatment', () => {
  const beside = (other: Partial<VisitTreatment>) =>
    mismatchesOf(
      begin([dims, atropine({ id: 'treatment-8', from: '2023-06-01', ...other })], from),
      seriesVisit('2025-06-25', [-2.5, -2.5]),
    );
  expect(beside({ to: '2024-01-01' })).toEqual([]);
  expect(beside({ to: '2024-01-02' })).toEqual(['combined']);
  expect(beside({ kind: 'spectacles' })).toEqual([]);
  expect(beside({ kind: 'redLight' })).toEqual(['combined']);
  expect(beside({ kind: 'redLight', to: from }), 'measured under it').toEqual(['combined']);
});

test('another product of the same kind continues a treatment; another kind is a new treatment', () => {
  const switched = (kind: VisitTreatment['kind']) => {
    const next = treatment({ id: 'treatment-9', kind, product: 'Lens B', from: '2024-07-01' });
    return responsesTo([
      begin([dims], from),
      begin([next], '2024-07-01'),
      seriesVisit('2025-01-01', [-2.5, -2.5]),
    ]).map(({ treatment: { kind: now, from: since }, mismatches }) => [now, since, ...mismatches]);
  };
  expect(switched('dims')).toEqual([['dims', from]]);
  expect(switched('hal')).toEqual([['hal', '2024-07-01', 'time']]);
});

test('a study’s age range is in completed years, and a treatment with a start before the birth matches no study', () => {
  const bornOn = (birthDate: string) =>
    responsesTo([begin([drops], from), seriesVisit('2025-01-05', [-2.5, -2.5])], birthDate)[0]?.mismatches;
  expect(['2020-01-01', '2020-01-02', '2011-01-02', '2011-01-01'].map(bornOn)).toEqual([
    ...[[], ['age'], [], ['age']],
  ]);
  expect(bornOn('2024-01-02')).toEqual(['age']);
});

test('for a comparison, each measured eye must be within the study’s range; for atropine the range is −1 D or more minus', () => {
  const atStart = (eyes: Eyes) =>
    mismatchesOf(begin([drops], from, eyes), seriesVisit('2025-01-05', [-9, -9]));
  expect(atStart([-1, -9])).toEqual([]);
  expect(atStart([-0.875, -2])).toEqual(['refraction']);
  expect(atStart([-2, -0.875])).toEqual(['refraction']);
  expect(atStart([-2, null])).toEqual([]);
});

const soft = treatment({ kind: 'multifocalSoft', from });
const cylinder = (sph: number | null) => ({ sph, cyl: -1, axis: 180 });

test('a study’s range is compared with the sphere for soft lenses, and with the spherical equivalent for other treatments', () => {
  const startWith = (told: VisitTreatment, right: number | null, left: number | null) => {
    const powers = { cycloplegic: { right: cylinder(right), left: cylinder(left) } };
    return mismatchesOf(
      seriesVisit(from, [null, null], { treatments: [told], powers }),
      seriesVisit(told.kind === 'dims' ? '2026-01-01' : '2027-01-01', [-5, -5]),
    );
  };
  expect(startWith(soft, -0.75, -5)).toEqual([]);
  expect(startWith(soft, -0.5, -5)).toEqual(['refraction']);
  expect(startWith(soft, -0.75, -5.25)).toEqual(['refraction']);
  expect(startWith(dims, -0.5, -4.5)).toEqual([]);
  expect(startWith(dims, -0.5, -4.75)).toEqual(['refraction']);
  expect(startWith(soft, null, -5)).toEqual([]);
});

test('a comparison with a study starts from the last refraction in the three months before the treatment', () => {
  const startOn = (...dates: string[]) => {
    const before = dates.map((date, at) => seriesVisit(date, [-2 - at / 4, null]));
    const told = begin([dims], '2024-11-20', [-3, null]);
    return comparedIn(...[...before, told].toSorted((one, other) => (one.date < other.date ? -1 : 1)))?.from;
  };
  expect(startOn('2023-10-06')).toBe('2023-10-06');
  expect(startOn('2023-09-30')).toBeUndefined();
  expect(startOn('2023-11-01', '2023-12-01', '2024-01-01', '2024-01-15')).toBe('2024-01-01');
  expect(startOn('2023-12-01', '2024-01-15')).toBe('2023-12-01');
});

test('without a refraction before a treatment, a comparison starts from the first refraction in the treatment’s first month', () => {
  const startOn = (...dates: string[]) =>
    comparedIn(...dates.map(date => seriesVisit(date, [-2, null])), begin([dims], '2025-01-10', [-3, null]))
      ?.from;
  expect(startOn('2024-01-20', '2024-01-25')).toBe('2024-01-20');
  expect(startOn('2024-02-01')).toBe('2024-02-01');
  expect(startOn('2024-02-02')).toBeUndefined();
  expect(startOn('2023-09-01', '2024-01-20')).toBe('2024-01-20');
});

test('a visit that measured neither eye is neither the start nor the end of a comparison', () => {
  const blank = (date: string) => seriesVisit(date, [null, null]);
  const told = comparedIn(
    seriesVisit('2023-12-01', [-2, null]),
    { ...blank(from), treatments: [dims] },
    seriesVisit('2024-12-20', [null, -2]),
    seriesVisit('2024-12-21', [-2.5, null]),
    blank('2024-12-22'),
  );
  expect(told).toMatchObject({ from: '2023-12-01', to: '2024-12-21', right: -0.5, left: null });
});

const dry = (date: string, sph: number, treatments: VisitTreatment[] = []) => {
  const power = { sph, cyl: null, axis: null };
  return seriesVisit(date, [null, null], { treatments, powers: { dry: { right: power, left: power } } });
};

test('if powers at the start or end of a comparison were measured without drops, the study’s other method is the stated reason', () => {
  const due = '2025-01-01';
  expect(mismatchesOf(dry(from, -2, [dims]), dry(due, -3))).toEqual(['method']);
  expect(mismatchesOf(dry(from, -2, [dims]), seriesVisit(due, [-3, -3]))).toEqual(['method']);
  expect(mismatchesOf(begin([dims], from), dry(from, -2), dry(due, -3))).toEqual(['method']);
  expect(mismatchesOf(begin([dims], from), dry(due, -3))).toEqual(['unread']);
  expect(mismatchesOf(begin([dims], from), dry('2025-03-01', -3))).toEqual(['time']);
});

test('night lenses are compared with a study only by axial length, so powers measured without drops do not prevent this', () => {
  const lenses = treatment({ kind: 'orthokeratology', from });
  expect(mismatchesOf(begin([lenses], from), dry(from, -2), seriesVisit('2026-01-01', [-3, -3]))).toEqual([
    'unread',
  ]);
  expect(mismatchesOf(begin([lenses], from), axialVisit('2026-01-01', [24, 24]))).toEqual(['unread']);
  expect(mismatchesOf(begin([lenses], from), axialVisit('2025-01-01', [24, 24]))).toEqual(['time']);
});

test('a child without a birth date and measurements has no values to compare, and each reason is given', () => {
  const unmeasured = seriesVisit(from, [null, null], { treatments: [dims, drops] });
  expect(responsesTo([unmeasured], null)[0]).toMatchObject({
    mismatches: ['birthDate', 'unmeasured', 'time', 'combined'],
    diopters: null,
    mm: null,
  });
});

test('if powers cannot be compared, only axial lengths are; if axial lengths cannot be compared, only powers are', () => {
  const lengths = { axialLength: { right: 24, left: null } };
  const first = seriesVisit(from, [-2, -2], { treatments: [dims], ...lengths });
  const { mismatches, diopters, mm } = responseTo(first, axialVisit('2026-01-01', [24.25, 24])) ?? {};
  expect([mismatches, diopters?.compared]).toEqual([[], []]);
  expect(mm?.compared).toEqual([
    {
      ...{ right: 0.25, left: null, treated: 0.21, control: 0.53, from, to: '2026-01-01', days: 731 },
      ...{ months: 24, dueOn: '2026-01-01', source: 'lam2020', start: 24, difference: null },
      results: { right: 'like', left: null },
    },
  ]);
});
