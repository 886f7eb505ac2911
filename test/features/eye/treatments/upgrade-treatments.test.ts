import { expect, test } from 'vitest';
import { upgradeReport, upgradeSeries } from '../../../../functions/features/eye/upgrade-treatments.ts';
import { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { EyeSeries, visitOf } from '../../../../shared/features/eye/progression/series.ts';
import { treatmentPeriodsOf } from '../../../../shared/features/eye/treatments/treatment-periods.ts';
import { finishedReport } from '../eye-reports/finished-report.ts';
import { atropine } from './visit-treatment.ts';

const dates = ['2024-08-20', '2025-02-20', '2025-08-20', '2026-02-20'];
const key = { pk: 'C#lake#C#case', sk: 'EYES' };

/** Four visits in format 1. Each records DIMS lenses that start on the day of that visit. */
const oldVisits = dates.map((date, at) => {
  const { treatments: _, ...visit } = visitOf(finishedReport({ date, id: `eye_${String(at).repeat(38)}` }));
  return { ...visit, intervention: { kind: 'dims', product: 'Lens A', from: date, to: null } };
});

test('upgrading visits from format 1 joins a child’s four entries of a treatment into one that starts at the first visit', () => {
  const { visits } = EyeSeries.parse(upgradeSeries({ ...key, revision: 4, visits: oldVisits }));
  expect(treatmentPeriodsOf(visits)).toMatchObject([{ kind: 'dims', from: '2024-08-20', to: null }]);
  expect(visits.every(visit => !('intervention' in visit))).toBe(true);
});

test('after an upgrade from format 1, an eye report has the same data as its visit in the child’s series of visits', () => {
  for (const { id, date, intervention } of oldVisits) {
    const { treatments: _, ...report } = finishedReport({ id, date });
    const upgraded = EyeReport.parse(upgradeReport({ ...key, ...report, intervention }));
    const [visit] = EyeSeries.parse(
      upgradeSeries({
        ...key,
        revision: 1,
        visits: [{ ...visitOf(upgraded), treatments: undefined, intervention }],
      }),
    ).visits;
    expect(visit).toEqual(visitOf(upgraded));
  }
});

test('an upgrade from format 1 keeps existing treatments and adds no treatment to a visit without treatments', () => {
  const both = { treatments: [atropine()], intervention: null };
  expect(upgradeReport({ ...key, ...both })).toEqual({ ...key, treatments: [atropine()] });
  expect(upgradeReport(key)).toEqual({ ...key, treatments: [] });
  expect(upgradeSeries(key)).toEqual({ ...key, visits: [] });
});
