import { describe, expect, test } from 'vitest';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import type { VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';
import { treatmentResponsesOf } from '../../../../shared/features/eye/treatments/treatment-response.ts';
import { type Eyes, seriesVisit } from '../eye-reports/series-visit.ts';
import { atropine, treatment } from './visit-treatment.ts';

const born = '2014-06-01';
const from = '2024-01-01';
const dims = treatment({ from });
const begin = (told: VisitTreatment[], date: string, eyes: Eyes = [-2, -2]) =>
  seriesVisit(date, eyes, { treatments: told });
const responsesTo = (visits: SeriesVisit[], birthDate: string | null = born) =>
  treatmentResponsesOf({ visits, birthDate });
const responseTo = (...visits: SeriesVisit[]) => responsesTo(visits)[0];
const mismatchesOf = (...visits: SeriesVisit[]) => responseTo(...visits)?.mismatches;
const comparedIn = (...visits: SeriesVisit[]) => responseTo(...visits)?.diopters?.compared.at(-1);

describe('a comparison with a study needs a measurement within 45 days of a published time', () => {
  const months = (told: VisitTreatment, ...dates: string[]) => {
    const visits = dates.map(date => seriesVisit(date, [-2.5, -2.5]));
    const { mismatches, diopters } = responseTo(begin([told], '2023-01-01'), ...visits) ?? {};
    return mismatches?.length ? mismatches : diopters?.compared.map(one => [one.months, one.to]);
  };
  const start = '2023-01-01';

  test.each([
    ['2023-11-16', ['time']],
    ['2023-11-17', [[12, '2023-11-17']]],
    ['2024-02-15', [[12, '2024-02-15']]],
    ['2024-02-16', ['time']],
  ])(
    'a child with atropine is compared on %s with a study value at most 45 days away, or not at all',
    (date, expected) => {
      expect(months(atropine({ from: start }), date)).toEqual(expected);
    },
  );

  test.each([
    ['2023-05-16', ['time']],
    ['2023-05-17', [[6, '2023-05-17']]],
    ['2023-08-15', [[6, '2023-08-15']]],
    ['2023-08-16', ['time']],
    ['2024-07-01', [[18, '2024-07-01']]],
    ['2025-01-01', [[24, '2025-01-01']]],
    ['2025-07-01', ['time']],
  ])(
    'a child with DIMS lenses is compared on %s with a study value at most 45 days away, or not at all',
    (date, expected) => {
      expect(months(treatment({ from: start }), date)).toEqual(expected);
    },
  );

  test('the visit closest to a study’s published time is compared, unless it is over a year older than the newest visit', () => {
    const told = treatment({ from: start });
    expect(months(told, '2023-12-01', '2024-01-05', '2024-02-10')).toEqual([[12, '2024-01-05']]);
    expect(months(told, '2023-07-01', '2024-01-01', '2024-07-01', '2025-01-01')).toEqual([
      [12, '2024-01-01'],
      [18, '2024-07-01'],
      [24, '2025-01-01'],
    ]);
    expect(months(told, '2024-01-01', '2025-01-02')).toEqual([[24, '2025-01-02']]);
    expect(months(treatment({ kind: 'hal', from: start }), '2024-01-01', '2025-09-01')).toEqual(['time']);
  });

  test('a comparison at a published time needs that much time since the treatment’s start and since the first measurement', () => {
    const told = atropine({ from: '2023-02-20' });
    const at = (date: string) =>
      mismatchesOf(
        seriesVisit(start, [-2, -2]),
        begin([told], '2023-02-20', [null, null]),
        seriesVisit(date, [-3, -3]),
      );
    expect(at('2024-02-15')).toEqual([]);
    expect(at('2024-02-16')).toEqual(['time']);
    expect(at('2024-01-06')).toEqual([]);
    expect(at('2024-01-05')).toEqual(['time']);
  });
});

describe('an eye is called slower or faster than the study only if the difference exceeds measurement noise', () => {
  const resultsOf = (changes: [diopters: number, mm: number]) => {
    const lengths = (mm: number) => ({ axialLength: { right: mm, left: mm } });
    const { diopters, mm } =
      responseTo(
        seriesVisit(from, [-2, -2], { treatments: [dims], ...lengths(24) }),
        seriesVisit('2026-01-01', [-2 + changes[0], -2 + changes[0]], lengths(24 + changes[1])),
      ) ?? {};
    return [diopters, mm].map(one => one?.compared.at(-1)?.results.right);
  };

  test.each([
    [
      [-0.63, 0.25],
      ['like', 'like'],
    ],
    [
      [-0.64, 0.26],
      ['faster', 'faster'],
    ],
    [
      [-0.13, 0.17],
      ['like', 'like'],
    ],
    [
      [-0.12, 0.16],
      ['slower', 'slower'],
    ],
  ] as const)(
    'a change of %j (D, mm) is compared correctly (slower, similar or faster) with the study’s −0.38 D and 0.21 mm',
    ([diopters, mm], expected) => {
      expect(resultsOf([diopters, mm])).toEqual(expected);
    },
  );

  test('an eye is not called slower or faster if the confidence interval of the eye’s change contains the study’s mean', () => {
    const noisy = (...powers: number[]) =>
      ['2024-07-01', '2025-01-01', '2025-07-01', '2026-01-01'].map((date, at) =>
        seriesVisit(date, [powers[at] ?? 0, powers[at] ?? 0]),
      );
    const result = (...powers: number[]) =>
      comparedIn(begin([dims], from), ...noisy(...powers))?.results.right;
    expect(result(-2.25, -2.5, -2.75, -3)).toBe('faster');
    expect(result(-3, -2, -2, -2.75)).toBe('like');
  });
});
