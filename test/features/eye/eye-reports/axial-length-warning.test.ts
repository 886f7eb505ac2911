import { expect, test } from 'vitest';
import { axialLengthWarning } from '../../../../shared/features/eye/eye-reports/axial-length-warning.ts';
import { eyeLimits } from '../../../../shared/features/eye/eye-reports/field-limits.ts';

const last = { mm: 23.5, date: '2025-01-01' };
const kindOf = (mm: number, date = '2026-01-01', before: typeof last | null = last) =>
  axialLengthWarning({ mm, date }, before)?.kind;

test('a length may be 15 to 40 mm; outside 20 to 30 mm a warning is shown', () => {
  expect([eyeLimits.axialLength.min, eyeLimits.axialLength.max]).toEqual([15, 40]);
  expect([19.99, 20, 30, 30.01].map(mm => kindOf(mm, '2026-01-01', null))).toEqual([
    'atypical',
    undefined,
    undefined,
    'atypical',
  ]);
});

test('no correction is suggested if no usual value is close', () => {
  expect(axialLengthWarning({ mm: 30.5, date: '2026-01-01' }, null)).toEqual({
    kind: 'atypical',
    meant: null,
  });
});

test('a jump of three millimetres causes a warning, regardless of the time since the last visit', () => {
  expect(kindOf(26.5)).toBe('growth');
  expect(kindOf(26.5, '2025-01-01')).toBe('growth');
  expect(kindOf(26.5, '2027-06-01')).toBe('growth');
  expect(kindOf(26.5, '2028-06-01')).toBeUndefined();
});

test('growth of more than a millimetre a year causes a warning, less does not', () => {
  expect(kindOf(24.49)).toBeUndefined();
  expect(kindOf(24.51)).toBe('growth');
  expect(kindOf(24.01, '2025-07-03')).toBe('growth');
  expect(kindOf(23.98, '2025-07-03')).toBeUndefined();
});

test('shrinking by more than a tenth of a millimetre a year causes a warning', () => {
  expect(kindOf(23.41)).toBeUndefined();
  expect(kindOf(23.39)).toBe('shrinking');
  expect(kindOf(20.5)).toBe('shrinking');
});

test('a change within measurement noise causes no warning, even after a few days', () => {
  expect(kindOf(23.53, '2025-01-08')).toBeUndefined();
  expect(kindOf(23.47, '2025-01-08')).toBeUndefined();
  expect(kindOf(23.55, '2025-01-08')).toBe('growth');
});
