import { expect, test } from 'vitest';
import { describeSinceLast } from '../../../../shared/features/eye/report-texts/describe-since-last.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';

const texts = reportTextsOf('en');
const visits = [
  seriesVisit('2024-01-01', [-1, -1], { axialLength: { right: 24, left: 24 } }),
  seriesVisit('2025-01-01', [-2, -2], { axialLength: { right: 24.2, left: null } }),
  seriesVisit('2026-01-01', [-2.5, null], { axialLength: { right: 24.5, left: 24.5 } }),
];
const said = (given = visits) =>
  describeSinceLast(texts, { visits: given, method: 'cycloplegic', dayOf: date => date }).map(text =>
    text.replaceAll('**', '').replaceAll('\u00A0', ' '),
  );

test('the report prints the change between the last two measurements of each eye with the dates of both measurements', () => {
  expect(said()).toEqual([
    'From 2025-01-01 to 2026-01-01, the right eye became more short-sighted by 0.50 D a year.',
    'From 2024-01-01 to 2025-01-01, the left eye became more short-sighted by 1.00 D a year.',
    'From 2025-01-01 to 2026-01-01, the right eye grew by 0.30 mm a year.',
    'From 2024-01-01 to 2026-01-01, the left eye grew by 0.25 mm a year.',
  ]);
});

test('a change of power within measurement noise is called “did not clearly change”, without a yearly rate', () => {
  const within = [seriesVisit('2025-07-01', [-1, -1]), seriesVisit('2026-01-01', [-1.25, -1])];
  expect(said(within)).toEqual([
    'From 2025-07-01 to 2026-01-01, the right eye did not clearly change, the left did not change.',
  ]);
});

test('a yearly rate over less than six months is called indicative', () => {
  expect(said([seriesVisit('2026-07-03', [-2, -2]), seriesVisit('2026-11-29', [-2.5, -2.5])])).toEqual([
    'From 2026-07-03 to 2026-11-29, each eye became more short-sighted by 1.23 D a year. The visits are less than six months apart: indicative only.',
  ]);
});

test('if a child has had only one visit, the report prints no change between visits', () => {
  expect(said(visits.slice(0, 1))).toEqual([]);
});
