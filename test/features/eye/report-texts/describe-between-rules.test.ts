import { expect, test } from 'vitest';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import {
  describeBetween,
  isTreatmentChanged,
} from '../../../../shared/features/eye/report-texts/describe-between.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';

const power = (sph: number) => ({ sph, cyl: null, axis: null });
const dry = (sph: number) => ({ dry: { right: power(sph), left: power(sph) } });
const dims = { kind: 'dims', product: null, from: '2025-07-01', to: null } as const;
const visits = [
  seriesVisit('2024-01-01', [-1, -1], { axialLength: { right: 24, left: null } }),
  seriesVisit('2025-01-01', [null, null], { powers: dry(-1.75) }),
  seriesVisit('2025-07-01', [-3, -3], {
    intervention: dims,
  }),
  seriesVisit('2026-01-01', [-2, -1.25], {
    axialLength: { right: 24.5, left: 24.5 },
    powers: { ...dry(-2.75), cycloplegic: { right: power(-2), left: power(-1.25) } },
  }),
];
const at = (day: string) => visits.find(({ date }) => date === day) as SeriesVisit;
const between = (from: string, to = '2026-01-01', all = visits) =>
  describeBetween(reportTextsOf('en'), {
    ...{ visits: all, before: at(from), visit: at(to), dayOf: date => date },
  }).map(({ measure, sentences }) => [
    measure,
    ...sentences.map(text => text.replaceAll('**', '').replaceAll('\u00A0', ' ')),
  ]);

test('two visits are compared by each method that both used, whatever was measured between them', () => {
  expect(between('2024-01-01')).toEqual([
    [
      'cycloplegic',
      'From 2024-01-01 to 2026-01-01, the right eye became more short-sighted by 0.50 D a year, the left did not clearly change.',
    ],
    ['axialLength', 'From 2024-01-01 to 2026-01-01, the right eye grew by 0.25 mm a year.'],
  ]);
  expect(between('2025-01-01')).toEqual([
    ['dry', 'From 2025-01-01 to 2026-01-01, each eye became more short-sighted by 1.00 D a year.'],
  ]);
  expect(between('2024-01-01', '2025-01-01')).toEqual([]);
});

test('of two visits on one day, only the chosen one is compared', () => {
  const all = [
    seriesVisit('2024-01-01', [-0.5, -0.5], { axialLength: { right: 23, left: null } }),
    ...visits,
  ];
  expect(between('2024-01-01', '2026-01-01', all)).toEqual(between('2024-01-01'));
});

test('a comparison of two visits says that a treatment began or ended between them, not on their own days', () => {
  const isChanged = (from: string, to: string) =>
    isTreatmentChanged({ visits, before: at(from), visit: at(to) });
  expect(isChanged('2024-01-01', '2026-01-01')).toBe(true);
  expect(isChanged('2024-01-01', '2025-07-01')).toBe(false);
  expect(isChanged('2025-07-01', '2026-01-01')).toBe(false);
});
