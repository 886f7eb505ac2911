import { expect, test } from 'vitest';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { chartOf } from '../eye-reports/read-chart.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';

test('a chart of prescribed powers has no projection and no target line, because they are not measurements', () => {
  const target = { unit: 'D' as const, perYear: -0.5, text: null };
  const measured = ['2021-01-01', '2023-01-01', '2025-01-01'].map((date, at) => ({
    ...seriesVisit(date, [-1 - at, -1 - at]),
    target,
  }));
  const prescribed = measured.map(visit => ({
    ...visit,
    powers: { prescription: visit.powers.cycloplegic },
  }));
  const linesOf = (shown: SeriesVisit[], method: 'cycloplegic' | 'prescription') => {
    const { lines, projections, targets } = chartOf(shown, { method, hasProjection: true, hasTarget: true });
    return [lines.length, projections.length, targets.length];
  };
  expect(linesOf(measured, 'cycloplegic')).toEqual([2, 2, 2]);
  expect(linesOf(prescribed, 'prescription')).toEqual([2, 0, 0]);
});
