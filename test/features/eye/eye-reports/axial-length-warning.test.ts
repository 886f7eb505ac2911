import { expect, test } from 'vitest';
import { axialLengthWarning } from '../../../../shared/features/eye/eye-reports/axial-length-warning.ts';
import { eyeLimits } from '../../../../shared/features/eye/eye-reports/field-limits.ts';

const last = { mm: 23.5, date: '2025-01-01' };
const kindOf = (mm: number, before: typeof last | null = last) => axialLengthWarning(mm, before)?.kind;

test('an axial length of 15 to 40 mm is accepted; outside 20 to 30 mm a warning is shown', () => {
  expect([eyeLimits.axialLength.min, eyeLimits.axialLength.max]).toEqual([15, 40]);
  expect([19.99, 20, 30, 30.01].map(mm => kindOf(mm, null))).toEqual([
    'atypical',
    undefined,
    undefined,
    'atypical',
  ]);
});

test('for an unusual axial length no correction is suggested if no usual value is close', () => {
  expect(axialLengthWarning(30.5, null)).toEqual({
    kind: 'atypical',
    meant: null,
  });
});

test('an axial length that differs by 1 mm or more from the last visit must be confirmed, however long ago the visit was', () => {
  expect([24.49, 24.5, 26.5].map(mm => kindOf(mm))).toEqual([undefined, 'growth', 'growth']);
  expect(kindOf(24.5, { mm: 23.5, date: '2020-01-01' })).toBe('growth');
  expect(kindOf(22)).toBe('shrinking');
});

test('an axial length that is 0.1 mm or more shorter than at the last visit must be confirmed, however long ago the visit was', () => {
  expect([23.41, 23.4, 20.5].map(mm => kindOf(mm))).toEqual([undefined, 'shrinking', 'shrinking']);
  expect(kindOf(23.4, { mm: 23.5, date: '2020-01-01' })).toBe('shrinking');
});
