import { expect, test } from 'vitest';
import { axialLengthWarning } from '../../../../shared/features/eye/eye-reports/axial-length-warning.ts';
import { eyeLimits } from '../../../../shared/features/eye/eye-reports/field-limits.ts';
import { fittingReadings, likelyValue } from '../../../../shared/features/eye/eye-reports/likely-value.ts';
import { measurementsOf } from '../../../../shared/features/eye/eye-reports/measurements-of.ts';
import { agreesOnParents, withParents } from '../../../../shared/features/eye/eye-reports/parents-myopia.ts';
import { acuitiesIn } from '../../../../shared/features/eye/visit-fields/visit-fields.ts';
import { finishedReport, found, glass } from './finished-report.ts';

const last = { mm: 22, date: '2021-01-01' };
const warned = (mm: number) => axialLengthWarning(mm, last);

test('the warning about a large change of the axial length states the earlier length and the change', () => {
  expect(warned(27)).toEqual({ kind: 'growth', last, by: 5 });
  expect(warned(21)).toEqual({ kind: 'shrinking', last, by: -1 });
  expect([warned(22.99), warned(21.91)]).toEqual([null, null]);
});

test('the warning about an unusual axial length suggests the value that was probably intended, and states no change', () => {
  expect(axialLengthWarning(235, null)).toEqual({ kind: 'atypical', meant: 23.5 });
  expect(warned(2.4)).toEqual({ kind: 'atypical', meant: 24 });
  expect(warned(35)).toEqual({ kind: 'atypical', meant: null });
});

test('no correction is suggested for a usual value; for a value between two steps of the field, a likely value is suggested', () => {
  expect(likelyValue(-2, eyeLimits.sph, -1)).toBeNull();
  expect(likelyValue(-20, eyeLimits.sph)).toBeNull();
  expect(likelyValue(0, eyeLimits.sph)).toBeNull();
  expect(likelyValue(12.3, eyeLimits.height)).toBe(12.5);
  expect(likelyValue(0.3, eyeLimits.pd)).toBe(30);
});

test('for an ambiguous number, the possible value closest to the last visit’s is suggested or, without one, the first of them', () => {
  expect(likelyValue(225, eyeLimits.sph)).toBe(2.25);
  expect(likelyValue(150, eyeLimits.sph)).toBe(15);
  expect(likelyValue(150, eyeLimits.sph, 1)).toBe(1.5);
  expect(likelyValue(150, eyeLimits.sph, 20)).toBe(15);
  expect(likelyValue(999, eyeLimits.vertex, 12)).toBeNull();
});

test('a typed number of two digits is read only as values that the field accepts', () => {
  expect(fittingReadings('30', eyeLimits.cyl)).toEqual([3]);
  expect(fittingReadings('-20', eyeLimits.cyl)).toEqual([-20, -2]);
  expect(fittingReadings('12', eyeLimits.sph)).toEqual([12, 1.25]);
  expect(fittingReadings('1', eyeLimits.sph)).toEqual([]);
});

test('the acuities of a visit are listed by condition (such as unaided), then by eye', () => {
  const none = { unaided: null, withGlasses: null, pinhole: null, near: null };
  const acuity = {
    right: { ...none, unaided: '0.5', near: '0.8' },
    left: { ...none, unaided: '0.6' },
    both: { ...none, withGlasses: '1.0', pinhole: '1.2' },
  };
  expect(acuitiesIn(acuity)).toEqual([
    { eye: 'right', condition: 'unaided', text: '0.5' },
    { eye: 'left', condition: 'unaided', text: '0.6' },
    { eye: 'both', condition: 'withGlasses', text: '1.0' },
    { eye: 'both', condition: 'pinhole', text: '1.2' },
    { eye: 'right', condition: 'near', text: '0.8' },
  ]);
  expect(acuitiesIn(null)).toEqual([]);
});

test('in a table of visits, a row has the measured values, and the acuity of the chosen method', () => {
  const refractions = {
    cycloplegic: { right: found({ sph: -1, va: '1.0' }), left: found({ sph: -1 }) },
    dry: null,
    current: { right: found({ va: '0.4' }), left: found({ va: '0.5' }) },
  };
  const axialLength = { right: 24, left: null };
  const report = finishedReport({ refractions, axialLength, acuityNotation: 'decimal' });
  const notMeasured = {
    ...{ acuity: null, cornea: null, binocular: null },
    ...{ accommodation: null, eyeHealth: null, sideEffects: null },
  };
  const measured = { acuityNotation: 'decimal', axialLength, ...notMeasured };
  const glasses = { ...measured, plane: 'spectacle' };
  expect(measurementsOf(report, 'cycloplegic')).toEqual({ ...glasses, va: { right: '1.0', left: null } });
  expect(measurementsOf(report, 'current')).toEqual({ ...glasses, va: { right: '0.4', left: '0.5' } });
  const va = { right: null, left: null };
  expect(measurementsOf(report, 'dry')).toEqual({ ...glasses, va });
  for (const method of [null, 'prescription'] as const)
    expect(measurementsOf(report, method)).toEqual({ ...measured, plane: null, va });
});

test('in a table of visits, the row of a prescription says whether its power is for glasses or for the cornea', () => {
  const planeOfRow = (prescription: object) => {
    const eyes = { right: glass({ sph: -4 }), left: glass({ sph: -4 }), vertex: null, expiresOn: null };
    return measurementsOf(finishedReport({ prescription: { ...eyes, ...prescription } }), 'prescription')
      .plane;
  };
  expect(planeOfRow({ lensKind: 'soft', plane: 'cornea' })).toBe('cornea');
  expect(planeOfRow({ lensKind: 'soft' })).toBe('unknown');
  expect(planeOfRow({ lensKind: 'spectacle' })).toBe('spectacle');
});

test('the risk factor “myopic parents” is contradicted only by the answer “no myopic parent”', () => {
  expect(agreesOnParents(['nearWork', 'parentalMyopia'], 'none')).toBe(false);
  expect(agreesOnParents(['nearWork'], 'none')).toBe(true);
  expect([agreesOnParents(['parentalMyopia'], null), agreesOnParents(['parentalMyopia'], 'high')]).toEqual([
    true,
    true,
  ]);
  expect(withParents(['nearWork', 'parentalMyopia'], 'one')).toEqual(['parentalMyopia', 'nearWork']);
});
