import { expect, test } from 'vitest';
import { findEntryWarnings } from '../../../../shared/features/eye/eye-reports/entry-warnings.ts';
import { isInterrupted, isReshaped } from '../../../../shared/features/eye/progression/orthokeratology.ts';
import {
  axialTrend,
  powerTrend,
  type TrendVisit,
} from '../../../../shared/features/eye/progression/trend.ts';

const eye = (sph: number | null, cyl: number | null = null, axis: number | null = null) => ({
  sph,
  cyl,
  axis,
});
const both = (sph: number) => ({ right: eye(sph), left: eye(sph) });
const noLength = { right: null, left: null };

const visit = (date: string, powers: TrendVisit['powers'], right: number | null = null): TrendVisit => ({
  date,
  powers,
  axialLength: { ...noLength, right },
});

test('a trend uses one method of refraction: powers with drops, without drops and of prescriptions are never mixed', () => {
  const visits = [
    visit('2025-01-01', { cycloplegic: both(-1), dry: both(-1.5), prescription: both(-1.25) }),
    visit('2025-07-01', { dry: both(-3), current: both(-9) }),
    visit('2026-01-01', { cycloplegic: both(-1.5), prescription: both(-2) }),
  ];
  const values = (method: 'cycloplegic' | 'dry' | 'prescription') =>
    powerTrend(visits, 'right', method, []).measured.map(({ value }) => value);
  expect(values('cycloplegic')).toEqual([-1, -1.5]);
  expect(values('dry')).toEqual([-1.5, -3]);
  expect(values('prescription')).toEqual([-1.25, -2]);
  expect(powerTrend(visits, 'right', 'cycloplegic', []).progression?.perYear).toBeCloseTo(-0.5, 2);
});

test('in a trend, an eye measured as plano counts as 0 D, and an eye that was not measured does not count', () => {
  const visits = [
    visit('2025-01-01', { dry: { right: eye(0), left: eye(null) } }),
    visit('2026-01-01', { dry: { right: eye(-0.5), left: eye(-1) } }),
  ];
  expect(powerTrend(visits, 'right', 'dry', []).measured).toHaveLength(2);
  expect(powerTrend(visits, 'left', 'dry', []).progression).toBeNull();
});

test('during orthokeratology there is a trend of axial length, but not of power', () => {
  const visits = [
    visit('2025-01-01', { dry: both(-2) }, 24),
    visit('2025-07-01', { dry: both(-0.25) }, 24.1),
    visit('2026-01-01', { dry: both(0) }, 24.2),
  ];
  const lasting = [{ from: '2025-02-01', to: null }];
  expect(powerTrend(visits, 'right', 'dry', lasting)).toEqual({
    withheld: 'orthokeratology',
    measured: [],
    progression: null,
  });
  expect(axialTrend(visits, 'right').progression?.visits).toBe(3);
});

test('visits during a past period of orthokeratology are left out of the trend', () => {
  const visits = [
    visit('2024-01-01', { dry: both(-2) }),
    visit('2025-01-01', { dry: both(0) }),
    visit('2026-01-01', { dry: both(-3) }),
  ];
  const ended = [{ from: '2024-02-01', to: '2025-06-01' }];
  const trend = powerTrend(visits, 'left', 'dry', ended);
  expect(trend.measured.map(({ value }) => value)).toEqual([-2, -3]);
});

test('orthokeratology lenses reshape the cornea from the day after their start until four weeks after their end', () => {
  const period = [{ from: '2025-02-01', to: '2025-06-01' }];
  const days = ['2025-02-01', '2025-02-02', '2025-06-01', '2025-06-29', '2025-06-30'];
  expect(days.map(day => isReshaped(day, period))).toEqual([false, true, true, true, false]);
  expect(isReshaped('2026-01-01', [{ from: '2025-02-01', to: null }])).toBe(true);
});

test('in a chart, no line connects the powers before a period of orthokeratology with the powers after the period', () => {
  const period = [{ from: '2025-02-01', to: '2025-06-01' }];
  expect(isInterrupted('2025-02-01', '2025-07-01', period)).toBe(true);
  expect(isInterrupted('2025-01-01', '2025-02-01', period)).toBe(false);
  expect(isInterrupted('2025-07-01', '2025-12-01', period)).toBe(false);
  expect(isInterrupted('2025-01-01', '2025-12-01', [{ from: '2025-02-01', to: null }])).toBe(true);
});

test('an entered power with a changed sign causes a warning with a suggested correction', () => {
  const now = { right: eye(-1.75), left: eye(1.25, -0.5, 10) };
  const last = { right: eye(-1.5), left: eye(-1.25, -0.25, 10) };
  expect(findEntryWarnings(now, last)).toEqual([
    { kind: 'sign', field: 'sph', eye: 'left', last: -1.25, meant: -1.25 },
    { kind: 'eyesDiffer', by: 2.75, lastBy: 0.125 },
  ]);
});

test('a plausible change of power between two visits causes no warning about a change or a sign', () => {
  expect(
    findEntryWarnings({ right: eye(-1.75), left: eye(0.25) }, { right: eye(-1.25), left: eye(-0.25) }),
  ).toEqual([expect.objectContaining({ kind: 'eyesDiffer' })]);
  expect(findEntryWarnings(both(-2), both(-1.25))).toEqual([]);
});

test('a large change of power since the last visit causes a warning', () => {
  expect(findEntryWarnings(both(-2.5), { right: eye(-1.25), left: eye(-2) })).toEqual([
    { kind: 'change', field: 'sph', eye: 'right', last: -1.25, meant: null },
  ]);
});

test('for an implausible cylinder such as −25, the warning suggests the value with decimals, −0.25', () => {
  const now = { right: eye(-1, -25, 10), left: eye(-1) };
  const last = { right: eye(-1, -0.5, 10), left: eye(-1) };
  expect(findEntryWarnings(now, last)[0]).toEqual({
    kind: 'change',
    field: 'cyl',
    eye: 'right',
    last: -0.5,
    meant: -0.25,
  });
});

test('a prescription with a plus cylinder for one eye and a minus cylinder for the other causes a warning', () => {
  const mixed = { right: eye(-1, -0.5, 10), left: eye(-1, 0.5, 100) };
  expect(findEntryWarnings(mixed, null)).toEqual([{ kind: 'mixedCylinders', field: 'cyl', eye: 'left' }]);
  expect(findEntryWarnings({ right: eye(-1, -0.5, 10), left: eye(-1, 0) }, null)).toEqual([]);
});

test('a large change of axis causes a warning only if the cylinder is strong', () => {
  const strong = (axis: number) => ({ right: eye(-1, -1, axis), left: eye(-1) });
  expect(findEntryWarnings(strong(100), strong(170))).toEqual([
    { kind: 'axis', field: 'axis', eye: 'right', last: 170, meant: null },
  ]);
  expect(findEntryWarnings(strong(20), strong(160))).toEqual([
    { kind: 'axis', field: 'axis', eye: 'right', last: 160, meant: 160 },
  ]);
  expect(findEntryWarnings(strong(5), strong(175))).toEqual([]);
  const weak = (axis: number) => ({ right: eye(-1, -0.25, axis), left: eye(-1) });
  expect(findEntryWarnings(weak(90), weak(180))).toEqual([]);
});

test('a difference between the eyes that has hardly changed since the last visit causes no second warning', () => {
  const apart = { right: eye(-1), left: eye(-4) };
  expect(findEntryWarnings(apart, null)).toEqual([{ kind: 'eyesDiffer', by: 3, lastBy: null }]);
  expect(findEntryWarnings(apart, { right: eye(-1), left: eye(-3.5) })).toEqual([]);
});

test('visits are sorted by date, and the latest visit decides whether the child wears orthokeratology lenses', () => {
  const visits = [
    visit('2025-07-01', { dry: both(-1.5) }, 24.1),
    visit('2026-01-01', { dry: both(-2) }, 24.2),
    visit('2025-01-01', { dry: both(-1) }, 24),
  ];
  const dates = ['2025-01-01', '2025-07-01', '2026-01-01'];
  expect(powerTrend(visits, 'right', 'dry', []).measured.map(({ date }) => date)).toEqual(dates);
  expect(axialTrend(visits, 'right').measured.map(({ date }) => date)).toEqual(dates);
  expect(axialTrend(visits, 'left').measured).toEqual([]);
  const twice = [24.3, 24.1, 24.2].map(length => visit('2026-01-01', {}, length));
  expect(axialTrend(twice, 'right').measured.map(({ value }) => value)).toEqual([24.3, 24.1, 24.2]);
  const ended = [{ from: '2025-01-01', to: '2025-06-01' }];
  expect(powerTrend(visits, 'right', 'dry', ended).withheld).toBeNull();
  expect(powerTrend(visits, 'right', 'dry', [{ from: '2025-12-01', to: null }]).withheld).toBe(
    'orthokeratology',
  );
  expect(powerTrend(visits, 'right', 'dry', [{ from: '2026-01-02', to: null }]).withheld).toBeNull();
});
