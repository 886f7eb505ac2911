import { describe, expect, test } from 'vitest';
import { fastChangesAt } from '../../../../shared/features/eye/progression/fast-progression.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { treatmentOfIntervention } from '../../../../shared/features/eye/treatments/treatment-of-intervention.ts';
import { treatment } from '../treatments/visit-treatment.ts';

const power = (sph: number | null) => ({ sph, cyl: null, axis: null });

function visit(date: string, sph: number | null, changes: Partial<SeriesVisit> = {}): SeriesVisit {
  return {
    id: date,
    date,
    reference: '',
    status: 'finished',
    treatments: [],
    target: null,
    followUp: null,
    powers: { cycloplegic: { right: power(sph), left: power(null) } },
    lensKind: null,
    axialLength: { right: null, left: null },
    ...changes,
  };
}

const isFastAt = (...of: Parameters<typeof fastChangesAt>) => fastChangesAt(...of).length > 0;
const isFast = (...visits: SeriesVisit[]) => isFastAt({ visits }, visits.at(-1)?.id ?? '');

test('a change of 0.75 D in a year counts as fast progression; a slightly smaller one is not', () => {
  expect(isFast(visit('2025-01-01', -1), visit('2026-01-01', -1.75))).toBe(true);
  expect(isFast(visit('2025-01-01', -1), visit('2026-01-02', -1.75))).toBe(false);
  expect(isFast(visit('2025-01-01', -1), visit('2026-01-01', -1.625))).toBe(false);
  expect(isFast(visit('2025-01-01', -1.75), visit('2026-01-01', -1))).toBe(false);
  expect(isFast(visit('2022-01-01', -1), visit('2026-01-01', -4)), 'exactly the threshold').toBe(true);
});

test('to detect fast progression, visits less than 180 days apart are not compared; an earlier visit is compared instead', () => {
  expect(isFast(visit('2025-01-01', -1), visit('2025-06-29', -2))).toBe(false);
  expect(isFast(visit('2025-01-01', -1), visit('2025-06-30', -2))).toBe(true);
  const between = visit('2025-12-01', -1.75);
  expect(isFast(visit('2025-01-01', -1), between, visit('2026-01-01', -1.75))).toBe(true);
});

test('to detect fast progression, a draft counts neither as the current nor as the earlier visit', () => {
  expect(isFast(visit('2025-01-01', -1, { status: 'draft' }), visit('2026-01-01', -3))).toBe(false);
  expect(isFast(visit('2025-01-01', -1), visit('2026-01-01', -3, { status: 'draft' }))).toBe(false);
  const between = visit('2025-12-01', -9.5, { status: 'draft' });
  expect(isFast(visit('2025-01-01', -1), between, visit('2026-01-01', -1.5))).toBe(false);
});

test('after the first visit with eye drops, values without drops decide about fast progression as long as they are recent', () => {
  const dry = (sph: number) => ({ powers: { dry: { right: power(sph), left: power(sph) } } });
  const visits = [visit('2025-01-01', null, dry(-1)), visit('2026-01-01', null, dry(-2))];
  expect(isFast(...visits, visit('2026-06-01', -2.25))).toBe(true);
  expect(isFast(...visits, visit('2027-06-01', -2.25))).toBe(false);
});

describe('judging fast growth of the axial length', () => {
  const grown = (date: string, mm: number, sph: number | null = -1) =>
    visit(date, sph, { axialLength: { right: mm, left: mm } });
  const isFastFor = (birthDate: string, ...visits: SeriesVisit[]) =>
    isFastAt({ visits }, visits.at(-1)?.id ?? '', { birthDate });

  test('a myopic child’s axial growth above 0.36 mm a year is fast if the mean growth at this age is lower', () => {
    expect(isFastFor('2015-01-01', grown('2025-01-01', 24), grown('2026-01-01', 24.5))).toBe(true);
    expect(isFastFor('2015-01-01', grown('2025-01-01', 24), grown('2026-01-01', 24.35))).toBe(false);
  });

  test('axial growth is not called fast if the mean growth at the child’s age is higher, or from age 13 on', () => {
    expect(isFastFor('2018-01-01', grown('2025-01-01', 24), grown('2026-01-01', 24.5))).toBe(false);
    expect(isFastFor('2012-06-01', grown('2025-01-01', 24), grown('2026-01-01', 24.5))).toBe(false);
  });

  test('axial growth after red light is called fast only if no compared length was measured under it', () => {
    const red = treatment({ kind: 'redLight', from: '2024-01-01', to: '2025-01-01', decision: 'stop' });
    const since = (date: string) => [
      { ...grown('2025-01-01', 24), treatments: [red] },
      ...[grown(date, 24.2), grown('2026-01-01', 24.7)],
    ];
    expect(isFastFor('2015-01-01', ...since('2025-01-29'))).toBe(false);
    expect(isFastFor('2015-01-01', ...since('2025-01-30'))).toBe(true);
  });

  test('axial growth is never called fast for a child without myopia or without a birth date', () => {
    expect(isFastFor('2015-01-01', grown('2025-01-01', 24, 1), grown('2026-01-01', 24.5, 1))).toBe(false);
    expect(isFast(grown('2025-01-01', 24), grown('2026-01-01', 24.5))).toBe(false);
  });
});

test('to detect fast progression, values measured by different methods are not compared', () => {
  const dry = { powers: { dry: { right: power(-3), left: power(-3) } } };
  expect(isFast(visit('2025-01-01', -1), visit('2026-01-01', null, dry))).toBe(false);
});

test('during orthokeratology no change counts as fast', () => {
  const lenses = { kind: 'orthokeratology' as const, product: null, from: '2025-06-01', to: null };
  const treatments = [treatmentOfIntervention(lenses, 'lenses-1', '2026-01-01')];
  expect(isFast(visit('2025-01-01', -1), visit('2026-01-01', -3, { treatments }))).toBe(false);
});

test('no fast progression is reported for a child’s first visit or for an unknown visit ID', () => {
  expect(isFast(visit('2025-01-01', -9))).toBe(false);
  expect(isFastAt({ visits: [] }, 'none')).toBe(false);
  const visits = [visit('2025-01-01', -1), visit('2026-01-01', -3)];
  expect(isFastAt({ visits }, 'none')).toBe(false);
});

test('no fast progression is reported for an eye that was not measured at both visits', () => {
  const eyes = (right: number | null, left: number | null) => ({
    powers: { cycloplegic: { right: power(right), left: power(left) } },
  });
  const of = (before: [number | null, number | null], now: [number | null, number | null]) =>
    isFast(visit('2025-01-01', null, eyes(...before)), visit('2026-01-01', null, eyes(...now)));
  expect(of([-1, null], [-1, -3])).toBe(false);
  expect(of([-1, 3], [-1, null])).toBe(false);
  expect(of([-1, -1], [-1, -3])).toBe(true);
});

test('fast progression is reported with the eye, the first day, the last day and the method', () => {
  const visits = [visit('2025-01-01', -1), visit('2026-01-01', -2)];
  const changes = fastChangesAt({ visits }, '2026-01-01');
  expect(changes).toMatchObject([
    { eye: 'right', method: 'cycloplegic', from: '2025-01-01', to: '2026-01-01' },
  ]);
  expect(changes[0]?.perYear).toBeCloseTo(-1.0007, 3);
  expect(fastChangesAt({ visits }, '2026-01-01', { threshold: 1.05 })).toEqual([]);
  expect(fastChangesAt({ visits }, 'another')).toEqual([]);
});
