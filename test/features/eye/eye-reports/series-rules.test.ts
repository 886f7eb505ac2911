import { expect, test } from 'vitest';
import { EyeSequence } from '../../../../shared/features/eye/eye-reports/sequence.ts';
import {
  changeSinceLast,
  emptySeries,
  equivalentsOf,
  hasPower,
  mainMethod,
  orthokeratologyOf,
  type SeriesVisit,
  sortVisits,
  visitOf,
  withReport,
} from '../../../../shared/features/eye/progression/series.ts';
import { treatmentPeriodsOf } from '../../../../shared/features/eye/treatments/treatment-periods.ts';
import { finishedReport, found, glass } from './finished-report.ts';
import { seriesVisit } from './series-visit.ts';

const id = (letter: string) => `eye_${letter.repeat(38)}`;
const power = (sph: number | null, cyl: number | null = null, axis: number | null = null) => ({
  sph,
  cyl,
  axis,
});
const blank = { right: power(null), left: power(null) };

test('in a child’s stored series of visits, a visit has the powers of each method but no acuity and no addition', () => {
  const report = finishedReport({
    refractions: {
      dry: { right: found({ sph: -2, cyl: -0.5, axis: 10, add: 1, va: '1.0' }), left: found({}) },
    },
    prescription: { lensKind: 'soft', right: glass({ sph: -1.75 }), left: glass({ sph: -1 }) },
    axialLength: { right: 24.1, left: null },
    followUp: '2026-11-16',
  });
  expect(visitOf(report)).toEqual({
    id: report.id,
    date: '2026-05-16',
    reference: 'R-2026-000007',
    status: 'finished',
    treatments: [],
    target: null,
    followUp: '2026-11-16',
    powers: {
      dry: { right: power(-2, -0.5, 10), left: power(null) },
      prescription: { right: power(-1.75), left: power(-1) },
    },
    lensKind: 'soft',
    axialLength: { right: 24.1, left: null },
  });
});

test('a visit without worn glasses and axial lengths has null for both in the series of visits', () => {
  expect(visitOf(finishedReport())).toMatchObject({
    lensKind: null,
    axialLength: { right: null, left: null },
  });
});

test('a report is inserted into the child’s series of visits by date, and replaces its earlier version', () => {
  const [june, may] = [
    finishedReport({ id: id('a'), date: '2026-06-01' }),
    finishedReport({ id: id('b'), date: '2026-05-01' }),
  ];
  const both = withReport(withReport(emptySeries, june), may);
  expect(both).toMatchObject({ revision: 2, visits: [{ date: '2026-05-01' }, { date: '2026-06-01' }] });
  const moved = withReport(both, { ...may, date: '2026-07-01' });
  expect(moved).toMatchObject({ revision: 3, visits: [{ date: '2026-06-01' }, { date: '2026-07-01' }] });
});

test('deleting a report removes its visit from the child’s series and increases the revision of the series', () => {
  const report = finishedReport();
  const series = withReport(emptySeries, report);
  expect(withReport(series, { ...report, deletedAt: '2026-06-01T08:00:00Z' })).toEqual({
    revision: 2,
    visits: [],
  });
});

test('in the child’s series, visits on the same day are sorted by ID', () => {
  const [one, two] = [
    { ...seriesVisit('2026-05-16', [-1, -1]), id: id('a') },
    { ...seriesVisit('2026-05-16', [-1, -1]), id: id('b') },
  ];
  const earlier = { ...seriesVisit('2026-05-15', [-1, -1]), id: id('c') };
  expect(sortVisits([two, one, earlier]).map(visit => visit.id)).toEqual([id('c'), id('a'), id('b')]);
});

test('the spherical equivalent of an eye is its sphere plus half its cylinder', () => {
  const visit = { powers: { dry: { right: power(-2, -0.5, 10), left: power(null) } } };
  expect(equivalentsOf(visit, 'dry')).toEqual({ right: -2.25, left: null });
  expect(equivalentsOf(visit, 'cycloplegic')).toEqual({ right: null, left: null });
});

test('a visit counts for a method if a power of either eye was measured by that method', () => {
  const one = { right: power(0), left: power(null) };
  const other = { right: power(null), left: power(0) };
  expect(hasPower({ powers: { dry: one } }, 'dry')).toBe(true);
  expect(hasPower({ powers: { dry: other } }, 'dry')).toBe(true);
  expect(hasPower({ powers: { dry: blank } }, 'dry')).toBe(false);
  expect(hasPower({ powers: {} }, 'dry')).toBe(false);
});

test('a visit’s main method is the first of these with a power: with drops, without drops, prescription, worn glasses', () => {
  const eyes = { right: power(-1), left: power(-1) };
  expect(mainMethod({ powers: { current: eyes, prescription: eyes, dry: eyes, cycloplegic: eyes } })).toBe(
    'cycloplegic',
  );
  expect(mainMethod({ powers: { current: eyes, dry: eyes, cycloplegic: blank } })).toBe('dry');
  expect(mainMethod({ powers: { current: eyes, prescription: eyes } })).toBe('prescription');
  expect(mainMethod({ powers: { current: eyes } })).toBe('current');
  expect(mainMethod({ powers: {} })).toBeNull();
});

const series = (...visits: SeriesVisit[]) => ({ revision: 1, visits });
const bothOf = (...visits: SeriesVisit[]) => changeSinceLast(series(...visits), visits.at(-1)?.id ?? '');
const changeOf = (...visits: SeriesVisit[]) => bothOf(...visits).perYear;

test('the change since the last visit is calculated per year and separately for each eye', () => {
  expect(changeOf(seriesVisit('2022-01-01', [-1, -2]), seriesVisit('2026-01-01', [-3, -2.5]))).toEqual({
    right: -0.5,
    left: -0.125,
    isIndicative: false,
  });
});

test('no change since the last visit is shown for an eye that was not measured at both visits', () => {
  expect(changeOf(seriesVisit('2022-01-01', [-1, null]), seriesVisit('2026-01-01', [null, -2]))).toEqual({
    right: null,
    left: null,
    isIndicative: false,
  });
});

test('a change over less than 180 days is marked “indicative only”', () => {
  const after = (date: string) => changeOf(seriesVisit('2026-01-01', [-1, -1]), seriesVisit(date, [-2, -2]));
  expect(after('2026-06-29')?.isIndicative).toBe(true);
  expect(after('2026-06-30')?.isIndicative).toBe(false);
});

test('a change over less than 90 days is given with its two dates and without a yearly rate', () => {
  const after = (date: string) => bothOf(seriesVisit('2026-01-01', [-1, -1]), seriesVisit(date, [-1.5, -1]));
  expect(after('2026-03-31')).toEqual({
    perYear: null,
    plain: { right: -0.5, left: 0, from: '2026-01-01', to: '2026-03-31' },
  });
  expect(after('2026-04-01')).toMatchObject({ perYear: { isIndicative: true }, plain: null });
});

test('a change since the last visit is calculated from the latest earlier visit with the same method', () => {
  const dry = { powers: { dry: { right: power(-9), left: power(-9) } } };
  const change = changeOf(
    seriesVisit('2020-01-01', [0, 0]),
    seriesVisit('2022-01-01', [-1, -1]),
    seriesVisit('2024-01-01', [null, null], dry),
    seriesVisit('2026-01-01', [-3, -3]),
  );
  expect(change?.right).toBe(-0.5);
});

test('no change is shown for a first visit, for a second visit on the same day, and for a visit without a power', () => {
  const first = seriesVisit('2026-01-01', [-1, -1]);
  expect(changeOf(first)).toBeNull();
  expect(changeOf(first, { ...first, id: id('b') })).toBeNull();
  expect(changeOf(first, seriesVisit('2026-06-01', [null, null]))).toBeNull();
  expect(changeSinceLast(series(first, seriesVisit('2026-06-01', [-2, -2])), 'none')).toEqual({
    perYear: null,
    plain: null,
  });
});

test('if orthokeratology was worn at either visit, no change is shown', () => {
  const lenses = { kind: 'orthokeratology', product: null, from: '2025-02-01', to: '2025-06-01' } as const;
  const [before, during, after] = [
    seriesVisit('2025-01-01', [-1, -1], { intervention: lenses }),
    seriesVisit('2025-04-01', [0, 0]),
    seriesVisit('2026-01-01', [-2, -2]),
  ];
  expect(changeOf(before, during)).toBeNull();
  expect(changeOf(before, during, after)).toBeNull();
  expect(changeOf(before, after)).not.toBeNull();
});

const treated = (kind: 'none' | 'dims' | 'orthokeratology', from: string, to: string | null, product = 'A') =>
  seriesVisit(from, [-1, -1], { intervention: { kind, product, from, to } });
const periods = (...visits: SeriesVisit[]) =>
  treatmentPeriodsOf(visits).map(({ kind, product, from, to }) => [kind, product, from, to]);

test('a treatment that a later visit records again is the same treatment, and lasts until a visit records its end', () => {
  expect(periods(treated('dims', '2025-01-01', null), treated('dims', '2025-01-01', '2025-06-01'))).toEqual([
    ['dims', 'A', '2025-01-01', '2025-06-01'],
  ]);
});

test('another kind of lens, or another product, is a new treatment and ends the current one', () => {
  const first = treated('dims', '2025-01-01', null);
  for (const next of [
    treated('orthokeratology', '2025-06-01', null),
    treated('dims', '2025-06-01', null, 'B'),
  ]) {
    const shown = periods(first, next);
    expect(shown).toHaveLength(2);
    expect(shown[0]).toEqual(['dims', 'A', '2025-01-01', '2025-06-01']);
    expect(shown[1]?.at(-1)).toBeNull();
  }
});

test('a treatment that starts on the same day as an earlier recorded treatment replaces the earlier recorded treatment', () => {
  expect(periods(treated('dims', '2025-01-01', null), treated('dims', '2025-01-01', null, 'B'))).toEqual([
    ['dims', 'A', '2025-01-01', '2025-01-01'],
    ['dims', 'B', '2025-01-01', null],
  ]);
});

test('a new treatment changes neither an earlier treatment that has ended, nor a treatment that starts later', () => {
  expect(
    periods(treated('dims', '2025-01-01', '2025-03-01'), treated('dims', '2025-06-01', null))[0],
  ).toEqual(['dims', 'A', '2025-01-01', '2025-03-01']);
  expect(periods(treated('dims', '2025-06-01', null), treated('dims', '2025-01-01', null, 'B'))[0]).toEqual([
    'dims',
    'A',
    '2025-06-01',
    null,
  ]);
});

test('the entry “no treatment” ends the current treatment and does not count as a treatment', () => {
  expect(
    periods(
      treated('dims', '2025-01-01', null),
      seriesVisit('2025-03-01', [-1, -1]),
      treated('none', '2025-06-01', null),
    ),
  ).toEqual([['dims', 'A', '2025-01-01', '2025-06-01']]);
});

test('the list of periods of orthokeratology contains no other treatment', () => {
  const visits = [treated('dims', '2025-01-01', null), treated('orthokeratology', '2025-06-01', null)];
  expect(orthokeratologyOf(visits)).toMatchObject([
    { kind: 'orthokeratology', from: '2025-06-01', to: null },
  ]);
});

test('the stored record of reference numbers contains the last number of each year and drops other fields', () => {
  expect(EyeSequence.parse({ pk: 'x', y2026: 7, y2025: 'x', y26: 3, xy2026: 1, y20261: 2 })).toEqual({
    y2026: 7,
  });
});
