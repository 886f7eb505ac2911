import { describe, expect, test } from 'vitest';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { describeResponse } from '../../../../shared/features/eye/report-texts/describe-response.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import type { VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';
import { treatmentResponsesOf } from '../../../../shared/features/eye/treatments/treatment-response.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';
import { atropine, treatment } from './visit-treatment.ts';

const begun = treatment({ from: '2024-01-01' });
const lengths = (mm: number) => ({ axialLength: { right: mm, left: mm } });
/** Visits in the years from 2024 on, with a power in D at each; the first begins DIMS lenses. */
const under = (
  told: VisitTreatment,
  ...powers: [date: string, power: number, mm?: number][]
): SeriesVisit[] =>
  powers.map(([date, power, mm], at) =>
    seriesVisit(date, [power, power], {
      treatments: at === 0 ? [told] : [],
      ...(mm !== undefined && lengths(mm)),
    }),
  );
const responseTo = (visits: SeriesVisit[], birthDate: string | null = '2014-06-01') =>
  treatmentResponsesOf({ visits, birthDate })[0];
const twoYears = under(
  begun,
  ['2024-01-01', -2, 24],
  ['2025-01-01', -2.25, 24.1],
  ['2026-01-01', -2.5, 24.25],
);

test('over the study’s whole time its own figures, difference and interval stand beside the child’s', () => {
  expect(responseTo(twoYears)).toMatchObject({
    source: 'lam2020',
    years: 2,
    mismatches: [],
    diopters: {
      right: -0.5,
      left: -0.5,
      treated: -0.41,
      control: -0.85,
      days: 731,
      isPart: false,
      difference: { value: 0.44, interval: [0.37, 0.73] },
    },
    mm: { right: 0.25, treated: 0.21, control: 0.55, difference: { value: 0.34, interval: [0.22, 0.37] } },
  });
});

test('over a shorter time an even part of the study’s figures is told as such', () => {
  const half = under(begun, ['2024-01-01', -2], ['2025-07-01', -2.5]);
  const { diopters, mm } = responseTo(half) ?? {};
  expect(mm).toBeNull();
  expect(diopters).toMatchObject({ right: -0.5, isPart: true, days: 547 });
  expect(diopters?.treated).toBeCloseTo((-0.41 * 547) / 365.25 / 2, 6);
  expect(diopters?.control).toBeCloseTo((-0.85 * 547) / 365.25 / 2, 6);
});

test('nothing is carried on: of a longer series the latest span within the study is taken', () => {
  const long = [...twoYears, seriesVisit('2027-06-01', [-4, -4])];
  expect(responseTo(long)?.diopters).toMatchObject({ right: -0.5, to: '2026-01-01', treated: -0.41 });
});

describe('what does not fit is named, and there is no figure', () => {
  const mismatchesOf = (visits: SeriesVisit[], birthDate: string | null = '2014-06-01') => {
    const response = responseTo(visits, birthDate);
    if (response?.mismatches.length) expect([response.diopters, response.mm]).toEqual([null, null]);
    return response?.mismatches;
  };
  const from = (power: number) => under(begun, ['2024-01-01', power], ['2025-07-01', power - 0.5]);

  test.each([
    ['2016-01-01', []],
    ['2016-01-02', ['age']],
    ['2010-01-02', []],
    ['2010-01-01', ['age']],
    [null, ['birthDate']],
  ])('the age at the start: born %s', (birthDate, mismatches) => {
    expect(mismatchesOf(from(-2), birthDate)).toEqual(mismatches);
  });

  test.each([
    [-1, []],
    [-0.875, ['refraction']],
    [-5, []],
    [-5.125, ['refraction']],
  ])('the refraction at the start: %f D', (power, mismatches) => {
    expect(mismatchesOf(from(power))).toEqual(mismatches);
  });

  test('the sphere where the study took that', () => {
    const lenses = treatment({ kind: 'multifocalSoft', from: '2024-01-01' });
    const eyes = { sph: -0.75, cyl: -0.5, axis: 180 };
    const powers = { cycloplegic: { right: eyes, left: eyes } };
    const visits = under(lenses, ['2024-01-01', -1], ['2025-07-01', -1.5]);
    expect(mismatchesOf(visits.map((one, at) => (at === 0 ? { ...one, powers } : one)))).toEqual([]);
    const weak = { right: { ...eyes, sph: -0.5 }, left: { ...eyes, sph: -0.5 } };
    const weaker = visits.map((one, at) => (at === 0 ? { ...one, powers: { cycloplegic: weak } } : one));
    expect(mismatchesOf(weaker)).toEqual(['refraction']);
  });

  test('the span: less than a year, or nothing measured where the treatment began', () => {
    expect(mismatchesOf(under(begun, ['2024-01-01', -2], ['2024-12-30', -2.5]))).toEqual(['span']);
    expect(mismatchesOf(under(begun, ['2024-01-01', -2], ['2024-12-31', -2.5]))).toEqual([]);
    const late = under(treatment({ from: '2023-06-01' }), ['2024-01-01', -2], ['2025-07-01', -2.5]);
    expect(mismatchesOf(late)).toEqual(['unmeasured', 'span']);
  });

  test('the method: powers that were measured without drops', () => {
    const dry = from(-2).map(one => ({ ...one, powers: { dry: one.powers.cycloplegic } })) as SeriesVisit[];
    expect(mismatchesOf(dry)).toEqual(['method']);
  });

  test('a second treatment at the same time; glasses with a power alone are none', () => {
    const [first, second] = from(-2);
    if (!first || !second) throw new Error('two visits');
    const with2 = (told: VisitTreatment) => [first, { ...second, treatments: [told] }];
    expect(mismatchesOf(with2(atropine()))).toEqual(['combined']);
    const glasses = treatment({ id: 'treatment-4', kind: 'spectacles', from: '2024-01-01' });
    const drops = atropine({ id: 'treatment-1', from: '2024-01-01' });
    const year = under(drops, ['2024-01-01', -2], ['2025-01-15', -2.5]);
    const both = year.map((one, at) => (at === 0 ? { ...one, treatments: [drops, glasses] } : one));
    expect(mismatchesOf(both)).toEqual([]);
  });
});

test('night lenses have a figure of eye length alone, from the refraction before the first lens', () => {
  const lenses = treatment({ kind: 'orthokeratology', from: '2024-01-01' });
  const visits = under(lenses, ['2024-01-01', -2, 24], ['2025-01-01', 0, 24.2], ['2026-01-01', 0, 24.3]);
  const { diopters, mm, mismatches } = responseTo(visits) ?? {};
  expect([diopters, mismatches]).toEqual([null, []]);
  expect(mm).toMatchObject({ treated: 0.36, control: 0.63, difference: null });
});

test('red light, a treatment that ended and one without a study have no response', () => {
  const red = under(
    treatment({ kind: 'redLight', from: '2024-01-01' }),
    ['2024-01-01', -2],
    ['2026-01-01', -2],
  );
  expect(treatmentResponsesOf({ visits: red, birthDate: '2014-06-01' })).toEqual([]);
  const ended = under(
    treatment({ from: '2024-01-01', to: '2025-01-01' }),
    ['2024-01-01', -2],
    ['2026-01-01', -3],
  );
  expect(treatmentResponsesOf({ visits: ended, birthDate: '2014-06-01' })).toEqual([]);
  expect(treatmentResponsesOf({ visits: [], birthDate: null })).toEqual([]);
});

test('what is not known is not said to be outside of the study', () => {
  const unmeasured = [
    seriesVisit('2024-01-01', [null, null], { treatments: [begun], ...lengths(24) }),
    seriesVisit('2025-02-01', [null, null], lengths(24.2)),
  ];
  expect(responseTo(unmeasured)?.mismatches).toEqual(['unmeasured']);
  expect(responseTo(twoYears, null)?.mismatches).toEqual(['birthDate']);
});

describe('a response in words', () => {
  const written = (visits: SeriesVisit[], birthDate = '2014-06-01') => {
    const response = responseTo(visits, birthDate);
    if (!response) throw new Error('no response');
    const day = (date: string) => date;
    const texts = (['en', 'zh'] as const).map(language => reportTextsOf(language, 'simplified'));
    return texts.map(one => describeResponse(one, response, day).replaceAll('\u00A0', ' '));
  };

  test('has the child’s figures, the study’s, its interval or that there is none, and the source', () => {
    const [english, chinese] = written(twoYears);
    expect(english).toBe(
      'DIMS lenses since 2024-01-01. Power over 24 months: right −0.50 D, left −0.50 D. Children in the study over the same time: −0.41 D with the treatment, −0.85 D without; difference over the whole study 0.44 D (95% interval 0.37 D to 0.73 D). Eye length over 24 months: right +0.25 mm, left +0.25 mm. Children in the study over the same time: +0.21 mm with the treatment, +0.55 mm without; difference over the whole study 0.34 mm (95% interval 0.22 mm to 0.37 mm). Study results are no promise for an individual child. Lam et al. 2020, Br J Ophthalmol 104(3):363–368, doi 10.1136/bjophthalmol-2018-313739',
    );
    expect(chinese).toContain('24个月间度数变化：右眼−0.50 D，左眼−0.50 D。');
    const drops = under(atropine({ from: '2024-01-01' }), ['2024-01-01', -2], ['2025-01-05', -2.5]);
    expect(written(drops)[0]).toContain('−0.59 D with the treatment, −0.81 D without; interval not shown.');
  });

  test('says what does not fit', () => {
    const [english, chinese] = written(twoYears, '2000-01-01');
    expect(english).toContain(
      'Not compared with the study of this treatment: the study was of children of a different age.',
    );
    expect(english).not.toContain('0.41');
    expect(chinese).toContain('研究的儿童年龄不同');
  });
});
