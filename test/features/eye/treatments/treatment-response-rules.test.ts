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
/**
 * Visits, each with a power in D and optionally an axial length in mm; the first visit starts this treatment.
 */
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

test('at a published time, the study’s values, difference and confidence interval are shown beside the child’s values', () => {
  const { mismatches, diopters, mm } = responseTo(twoYears) ?? {};
  expect(mismatches).toEqual([]);
  expect(diopters?.compared.at(-1)).toMatchObject({
    ...{ source: 'lam2020', months: 24, days: 731, right: -0.5, left: -0.5 },
    ...{ treated: -0.38, control: -0.93, difference: { value: 0.55, interval: [0.37, 0.73] } },
  });
  expect(mm?.compared.at(-1)).toMatchObject({
    ...{ right: 0.25, treated: 0.21, control: 0.53, difference: null },
  });
});

test('study values are never interpolated or extrapolated to a time that the study did not publish', () => {
  const visits = under(begun, ['2024-01-01', -2], ['2025-04-01', -2.5]);
  expect(responseTo(visits)).toMatchObject({ mismatches: ['time'], diopters: null, mm: null });
  const long = [...twoYears, seriesVisit('2026-07-01', [-4, -4])];
  expect(responseTo(long)?.diopters).toMatchObject({
    compared: [{ months: 24, to: '2026-01-01', treated: -0.38 }],
    unpublishedDays: 912,
  });
});

describe('a reason is given if a child is not compared with a study', () => {
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
  ])(
    'with the birth date %s, the child’s age at the start of treatment is compared with the study’s age range',
    (birthDate, mismatches) => {
      expect(mismatchesOf(from(-2), birthDate)).toEqual(mismatches);
    },
  );

  test.each([
    [-1, []],
    [-0.875, ['refraction']],
    [-5, []],
    [-5.125, ['refraction']],
  ])(
    'with %f D at the start of treatment, the child’s refraction is compared with the study’s range',
    (power, mismatches) => {
      expect(mismatchesOf(from(power))).toEqual(mismatches);
    },
  );

  test('if a study limited the sphere of its participants, the child’s sphere decides and not the spherical equivalent', () => {
    const lenses = treatment({ kind: 'multifocalSoft', from: '2024-01-01' });
    const eyes = { sph: -0.75, cyl: -0.5, axis: 180 };
    const powers = { cycloplegic: { right: eyes, left: eyes } };
    const visits = under(lenses, ['2024-01-01', -1], ['2027-01-01', -1.5]);
    expect(mismatchesOf(visits.map((one, at) => (at === 0 ? { ...one, powers } : one)))).toEqual([]);
    const weak = { right: { ...eyes, sph: -0.5 }, left: { ...eyes, sph: -0.5 } };
    const weaker = visits.map((one, at) => (at === 0 ? { ...one, powers: { cycloplegic: weak } } : one));
    expect(mismatchesOf(weaker)).toEqual(['refraction']);
  });

  test('a child is not compared with a study if the study has no value for the time, or if the child has no power at the start', () => {
    expect(mismatchesOf(under(begun, ['2024-01-01', -2], ['2024-10-01', -2.5]))).toEqual(['time']);
    const late = under(treatment({ from: '2023-06-01' }), ['2024-01-01', -2], ['2025-09-01', -2.5]);
    expect(mismatchesOf(late)).toEqual(['unmeasured', 'time']);
  });

  test('a child whose powers were measured without drops is not compared with a study', () => {
    const dry = from(-2).map(one => ({ ...one, powers: { dry: one.powers.cycloplegic } })) as SeriesVisit[];
    expect(mismatchesOf(dry)).toEqual(['method']);
  });

  test('a child with a second treatment is not compared with a study; plain glasses do not count as a second treatment', () => {
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

test('night lenses are compared only by axial length; the study’s range applies to the refraction before the first lens', () => {
  const lenses = treatment({ kind: 'orthokeratology', from: '2024-01-01' });
  const visits = under(lenses, ['2024-01-01', -2, 24], ['2025-01-01', 0, 24.2], ['2026-01-01', 0, 24.3]);
  const { diopters, mm, mismatches } = responseTo(visits) ?? {};
  expect([diopters, mismatches]).toEqual([null, []]);
  expect(mm?.compared).toMatchObject([{ months: 24, treated: 0.36, control: 0.63, difference: null }]);
});

test('a red-light treatment, an ended treatment and a treatment without a published study are not compared with a study', () => {
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

test('a child’s unknown value is not reported as outside the study’s range', () => {
  const unmeasured = [
    seriesVisit('2024-01-01', [null, null], { treatments: [begun], ...lengths(24) }),
    seriesVisit('2025-01-15', [null, null], lengths(24.2)),
  ];
  expect(responseTo(unmeasured)?.mismatches).toEqual(['unmeasured']);
  expect(responseTo(twoYears, null)?.mismatches).toEqual(['birthDate']);
});

describe('a text compares a child with a study', () => {
  const written = (visits: SeriesVisit[], birthDate = '2014-06-01') => {
    const response = responseTo(visits, birthDate);
    if (!response) throw new Error('no response');
    const day = (date: string) => date;
    const texts = (['en', 'zh-Hans'] as const).map(reportTextsOf);
    return texts.map(one => describeResponse(one, response, day).replaceAll('\u00A0', ' '));
  };

  test('the text about a comparison has the child’s values, the study’s values with a published interval, and the source', () => {
    const [english, chinese] = written(twoYears);
    expect(english).toBe(
      'DIMS lenses since 2024-01-01. Power over 24 months (2024-01-01 to 2026-01-01): each eye more short-sighted by 0.50 D. Children in the study after 24 months: more short-sighted by 0.38 D with the treatment, more short-sighted by 0.93 D without; difference 0.55 D (95% interval 0.37 D to 0.73 D). Compared with the treated children: both eyes about the same. Eye length over 24 months (2024-01-01 to 2026-01-01): each eye longer by 0.25 mm. Children in the study after 24 months: longer by 0.21 mm with the treatment, longer by 0.53 mm without; interval not shown. Compared with the treated children: both eyes about the same. Study results are no promise for an individual child. Lam et al. 2020, Br J Ophthalmol 104(3):363–368, doi 10.1136/bjophthalmol-2018-313739.',
    );
    expect(chinese).toContain(
      '24个月间（2024-01-01至2026-01-01）度数变化：双眼近视加深50度。研究中的儿童在24个月后：治疗组近视加深38度，对照组近视加深93度',
    );
    const drops = under(atropine({ from: '2024-01-01' }), ['2024-01-01', -2], ['2025-01-05', -2.5]);
    expect(written(drops)[0]).toContain(
      'more short-sighted by 0.59 D with the treatment, more short-sighted by 0.81 D without; interval not shown.',
    );
  });

  test('if the published study has no value after this duration of treatment, the text names the durations for which it has', () => {
    const [english, chinese] = written(under(begun, ['2024-01-01', -2], ['2024-10-01', -2.5]));
    expect(english).toBe(
      'DIMS lenses since 2024-01-01. Not compared with the study of this treatment: the study gives no figure for this time. It gives figures after 6, 12, 18, 24, 36 and 72 months. Lam et al. 2020, Br J Ophthalmol 104(3):363–368, doi 10.1136/bjophthalmol-2018-313739.',
    );
    expect(chinese).toContain('该研究没有这一时间的数据。该研究给出了6、12、18、24、36、72个月后的数据。');
    const later = [...twoYears, seriesVisit('2026-07-01', [-4, -4])];
    expect(written(later)[0]).toContain('Power over 30 months: the study gives no figure for this time.');
  });

  test('the text about a treatment gives the reason if the child is not compared with a study', () => {
    const [english, chinese] = written(twoYears, '2000-01-01');
    expect(english).toContain(
      'Not compared with the study of this treatment: the study was of children of a different age.',
    );
    expect(english).not.toContain('0.38');
    expect(chinese).toContain('研究的儿童年龄不同');
  });
});
