import { expect, test } from 'vitest';
import { rowChange } from '../../../../shared/features/eye/progression/row-change.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { type Eyes, seriesVisit } from '../eye-reports/series-visit.ts';

const seen = (date: string, eyes: Eyes, right: number | null = null) =>
  seriesVisit(date, eyes, { axialLength: { right, left: null } });
const ofLast = (visits: SeriesVisit[], birthDate: string | null = null) =>
  rowChange({ revision: 1, visits }, visits.at(-1)?.id ?? '', { birthDate });

test('if a child’s eyes changed fast, the row in the list of reports shows the change over that period, not marked as indicative', () => {
  const visits = [
    seen('2025-01-01', [-1, -1]),
    seen('2025-11-01', [-1.75, -1.25]),
    seen('2026-01-01', [-2, -1.25]),
  ];
  const { change, isFast, isFastGrowth } = ofLast(visits);
  expect([isFast, isFastGrowth, change?.isIndicative]).toEqual([true, false, false]);
  expect(ofLast(visits).isOverLonger).toBe(true);
  expect(change?.right).toBeCloseTo(-1, 2);
  expect(change?.left, 'the other eye over the same time').toBeCloseTo(-0.25, 2);
});

test('if no change was fast, the row in the list of reports marks a yearly rate from less than half a year as indicative', () => {
  const visits = [seen('2025-10-01', [-1, -1]), seen('2026-01-01', [-1.5, -1])];
  expect(ofLast(visits)).toMatchObject({ change: { isIndicative: true }, isFast: false });
  const soon = [seen('2025-11-01', [-1, -1]), seen('2026-01-01', [-1.5, -1])];
  expect(ofLast(soon)).toMatchObject({ change: null, plainChange: { right: -0.5, from: '2025-11-01' } });
});

test('a row in a list of reports shows the change since the last visit if half a year or more has passed since that visit', () => {
  const fast = [
    seen('2024-01-01', [-1, -1]),
    seen('2025-01-01', [-1.25, -1]),
    seen('2026-01-01', [-2.25, -1]),
  ];
  expect(ofLast(fast)).toMatchObject({
    change: { isIndicative: false },
    isOverLonger: false,
    isFast: true,
  });
  expect(ofLast(fast).change?.right).toBeCloseTo(-1, 2);
});

test('a row in a list of reports marks fast growth of the axial length separately from fast change of powers', () => {
  const visits = [
    seen('2025-01-01', [-1, -1], 24),
    seen('2025-11-01', [-1, -1], 24.4),
    seen('2026-01-01', [-1.125, -1], 24.5),
  ];
  expect(ofLast(visits, '2015-01-01')).toMatchObject({
    plainChange: { right: -0.125 },
    isFast: true,
    isFastGrowth: true,
  });
});
