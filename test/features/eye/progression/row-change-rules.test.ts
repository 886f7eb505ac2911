import { expect, test } from 'vitest';
import { rowChange } from '../../../../shared/features/eye/progression/row-change.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { type Eyes, seriesVisit } from '../eye-reports/series-visit.ts';

const seen = (date: string, eyes: Eyes, right: number | null = null) =>
  seriesVisit(date, eyes, { axialLength: { right, left: null } });
const ofLast = (visits: SeriesVisit[], birthDate: string | null = null) =>
  rowChange({ revision: 1, visits }, visits.at(-1)?.id ?? '', { birthDate });

test('what is called fast is shown over the time by which it is called so, and is not indicative', () => {
  const visits = [
    seen('2025-01-01', [-1, -1]),
    seen('2025-11-01', [-1.75, -1.25]),
    seen('2026-01-01', [-2, -1.25]),
  ];
  const { change, isFast, isFastGrowth } = ofLast(visits);
  expect([isFast, isFastGrowth, change?.isIndicative]).toEqual([true, false, false]);
  expect(change?.right).toBeCloseTo(-1, 2);
  expect(change?.left, 'the other eye over the same time').toBeCloseTo(-0.25, 2);
});

test('a change over a short time is indicative where nothing is called fast', () => {
  const visits = [seen('2025-11-01', [-1, -1]), seen('2026-01-01', [-1.5, -1])];
  expect(ofLast(visits)).toMatchObject({ change: { isIndicative: true }, isFast: false });
});

test('over half a year and more the change is that since the visit before, fast or not', () => {
  const fast = [
    seen('2024-01-01', [-1, -1]),
    seen('2025-01-01', [-1.25, -1]),
    seen('2026-01-01', [-2.25, -1]),
  ];
  expect(ofLast(fast)).toMatchObject({ change: { isIndicative: false }, isFast: true });
  expect(ofLast(fast).change?.right).toBeCloseTo(-1, 2);
});

test('growth of the eye alone is told apart from powers', () => {
  const visits = [
    seen('2025-01-01', [-1, -1], 24),
    seen('2025-11-01', [-1, -1], 24.4),
    seen('2026-01-01', [-1.125, -1], 24.5),
  ];
  expect(ofLast(visits, '2015-01-01')).toMatchObject({
    change: { isIndicative: true },
    isFast: true,
    isFastGrowth: true,
  });
});
