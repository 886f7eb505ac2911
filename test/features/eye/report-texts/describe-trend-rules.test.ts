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

const dryVisit = (date: string, sph: number) => {
  const { powers, ...visit } = seriesVisit(date, [sph, sph]);
  return { ...visit, powers: { dry: powers.cycloplegic } } as SeriesVisit;
};

const treatment = (kind: TreatmentKind, from: string, to: string | null = null): VisitTreatment => ({
  ...{ id: `${kind}-1234`, kind, from, to, decision: to ? 'stop' : 'start' },
  ...{ product: null, dose: null, wearing: null, reason: null },
});

test('if the first measurement is months after a treatment began, a change is said to be “in the time with” the treatment', () => {
  const treatments = [treatment('dims', '2024-06-01')];
  const visits = [
    seriesVisit('2024-05-16', [-1, -1]),
    seriesVisit('2025-01-16', [-1.5, -1.5], { treatments }),
    seriesVisit('2026-01-16', [-2, -2]),
  ];
  expect(trendOf(visits)).toMatch(/^In the time with DIMS lenses, each eye has become more short-sighted by/);
  expect(trendOf(visits, { language: 'zh-Hans' })).toMatch(/^使用DIMS镜片期间，双眼近视加深/);
});

test('if the first measurement is months after a treatment ended, a change is said to be “after the end of” the treatment', () => {
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

test('if the last visit’s power was measured by another method, the text about a change says why this visit is left out', () => {
  const visits = [seriesVisit('2024-01-16', [-1, -1]), seriesVisit('2025-01-16', [-1.5, -1.5])];
  const last = dryVisit('2026-01-16', -2);
  expect(trendOf([...visits, last])).toContain(
    'Measured from 2024-01-16 to 2025-01-16. The power on 2026-01-16 is left out: it was measured without eye drops, the others with eye drops, and the two cannot be compared.',
  );
  expect(trendOf([...visits, last], { language: 'zh-Hans' })).toContain(
    '2026-01-16的度数没有计入：那次没有散瞳，其他几次是散瞳后测的，两者不能直接比较。',
  );
  const dry = [dryVisit('2024-01-16', -1), dryVisit('2025-01-16', -1.5)];
  const dropped = seriesVisit('2026-01-16', [-2, -2]);
  expect(trendOf([...dry, dropped])).toContain(
    'The power on 2026-01-16 is left out: it was measured with eye drops, the others without, and the two cannot be compared.',
  );
  expect(trendOf([...dry, dropped], { language: 'zh-Hans' })).toContain(
    '2026-01-16的度数没有计入：那次是散瞳后测的，其他几次没有散瞳，两者不能直接比较。',
  );
});

test('no reason for leaving out the last visit is given if the visit counts, has no power, or lenses reshape the cornea', () => {
  const visits = [seriesVisit('2024-01-16', [-1, -1]), seriesVisit('2025-01-16', [-1.5, -1.5])];
  expect(trendOf(visits)).not.toContain('left out');
  const both = { ...dryVisit('2026-01-16', -2), powers: { ...dryVisit('2026-01-16', -2).powers } };
  both.powers.cycloplegic = both.powers.dry as NonNullable<typeof both.powers.dry>;
  expect(trendOf([...visits, both])).not.toContain('left out');
  expect(trendOf([...visits, seriesVisit('2026-01-16', [null, null])])).not.toContain('left out');
  const worn = { ...dryVisit('2026-01-16', -2), treatments: [treatment('orthokeratology', '2025-06-16')] };
  expect(trendOf([...visits, worn])).not.toContain('left out');
});

test('the text about growth gives days only if they differ from the days of the change of power', () => {
  const withLength = (date: string, power: number | null, mm: number) => ({
    ...seriesVisit(date, [power, power]),
    axialLength: { right: mm, left: mm },
  });
  const visits = [
    withLength('2024-01-16', null, 23),
    withLength('2025-01-16', -1, 23.2),
    withLength('2026-01-16', -1.5, 23.4),
  ];
  expect(trendOf(visits)).toMatch(
    /^Each eye has become .*? a year\. From 2024-01-16 to 2026-01-16, each eye grew by 0\.20\smm a year\.$/,
  );
  expect(trendOf(visits, { language: 'zh-Hans' })).toMatch(
    /^双眼近视加深50度\/年。2024-01-16至2026-01-16期间，双眼眼轴增长0\.20\smm\/年。$/,
  );
  expect(trendOf(visits.slice(1))).toMatch(/ a year\. Each eye has grown by 0\.20\smm a year\.$/);
});
