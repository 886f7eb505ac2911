import { expect, test } from 'vitest';
import { courseOf, type ReportMethod } from '../../../../shared/features/eye/progression/report-course.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { summarizeTrend } from '../../../../shared/features/eye/progression/trend-summary.ts';
import { describeEyes } from '../../../../shared/features/eye/report-texts/describe-trend.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import type { TreatmentKind, VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';

function trendOf(
  visits: SeriesVisit[],
  { language = 'en', chosen = null }: { language?: 'en' | 'zh-Hans'; chosen?: ReportMethod | null } = {},
): string {
  const { measure, method } = courseOf(visits, chosen);
  const summary = summarizeTrend({ visits, birthDate: null, measure, method, reference: null });
  const trend = { summary, measure, method, reference: null, visits, dayOf: (date: string) => date };
  return describeEyes(reportTextsOf(language), { ...trend, hasLength: true }).replace(/\*\*/g, '');
}

const treatment = (kind: TreatmentKind, from: string, to: string | null = null): VisitTreatment => ({
  ...{ id: `${kind}-1234`, kind, from, to, decision: to ? 'stop' : 'start' },
  ...{ product: null, dose: null, wearing: null, reason: null },
});

test('a change that was first measured months after a treatment began is told as of the time with it, not since its start', () => {
  const treatments = [treatment('dims', '2024-06-01')];
  const visits = [
    seriesVisit('2024-05-16', [-1, -1]),
    seriesVisit('2025-01-16', [-1.5, -1.5], { treatments }),
    seriesVisit('2026-01-16', [-2, -2]),
  ];
  expect(trendOf(visits)).toMatch(/^In the time with DIMS lenses, each eye has become more short-sighted by/);
  expect(trendOf(visits, { language: 'zh-Hans' })).toMatch(/^使用DIMS镜片期间，双眼近视加深/);
});

test('a change that was first measured months after a treatment ended is told as after its end, not since', () => {
  const both = [treatment('dims', '2024-01-16'), treatment('atropine001', '2024-01-16')];
  const visits = [
    seriesVisit('2024-01-16', [-1, -1], { treatments: both }),
    seriesVisit('2025-01-16', [-1.5, -1.5], {
      treatments: [treatment('atropine001', '2024-01-16', '2024-06-16')],
    }),
    seriesVisit('2026-01-16', [-2, -2]),
  ];
  expect(trendOf(visits)).toMatch(
    /^After the end of atropine 0\.01%, with DIMS lenses continuing, each eye has become/,
  );
  expect(trendOf(visits, { language: 'zh-Hans' })).toMatch(
    /^停用0\.01%阿托品后（继续使用DIMS镜片），双眼近视加深/,
  );
  const [first, second, third] = visits as [SeriesVisit, SeriesVisit, SeriesVisit];
  const none = [{ ...first, treatments: both.slice(1) }, second, third];
  expect(trendOf(none)).toMatch(/^After the end of atropine 0\.01%, each eye has become/);
  expect(trendOf(none, { language: 'zh-Hans' })).toMatch(/^停用0\.01%阿托品后，双眼近视加深/);
});
