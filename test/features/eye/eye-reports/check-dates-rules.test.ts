import { expect, test } from 'vitest';
import { checkDates } from '../../../../functions/features/eye/eye-reports/check-visit.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import { visit } from './samples.ts';
import { staffFields } from './staff-fields.ts';

const today = '2026-11-20';

function wrong(dates: Partial<EyeReportFields>, birthDate: string | null = '2017-03-14') {
  const fields = EyeReportFields.parse({ date: today, refractions: {}, ...dates });
  try {
    checkDates(fields, { birthDate } as Case, today);
    return null;
  } catch (error) {
    return error instanceof AppError ? [error.code, error.fields] : error;
  }
}

test('the day of a visit must be between the child’s birth and today', () => {
  expect(wrong({})).toBeNull();
  expect(wrong({ date: '2017-03-14' })).toBeNull();
  expect(wrong({ date: '2017-03-13' })).toEqual(['request.invalid', { date: 'validation.before_birth' }]);
  expect(wrong({ date: '2026-11-21' })).toEqual(['request.invalid', { date: 'validation.future_date' }]);
});

test('a child without a birth date may have a visit on any past day', () => {
  expect(wrong({ date: '1990-01-01' }, null)).toBeNull();
});

test('the return date of a lab order and the next visit must not be before the visit', () => {
  expect(wrong({ returnBy: today, followUp: today })).toBeNull();
  expect(wrong({ returnBy: '2027-01-01', followUp: '2027-01-01' })).toBeNull();
  expect(wrong({ returnBy: '2026-11-19' })).toEqual([
    'request.invalid',
    { returnBy: 'validation.before_visit' },
  ]);
  expect(wrong({ followUp: '2026-11-19' })).toEqual([
    'request.invalid',
    { followUp: 'validation.before_visit' },
  ]);
});

test('a prescription must be valid at least until the day of the visit', () => {
  const until = (expiresOn: string | null) => ({ prescription: { ...visit.prescription, expiresOn } });
  for (const expiresOn of [null, today, '2027-11-20']) expect(wrong(until(expiresOn))).toBeNull();
  expect(wrong(until('2026-11-19'))).toEqual([
    'request.invalid',
    { 'prescription.expiresOn': 'validation.before_visit' },
  ]);
});

test('the date of the last retinal scan must not be after today', () => {
  const scanned = (lastScan: string) => ({ sideEffects: { ...staffFields.sideEffects, lastScan } });
  expect(wrong(scanned(today))).toBeNull();
  expect(wrong(scanned('2026-11-21'))).toEqual([
    'request.invalid',
    { 'sideEffects.lastScan': 'validation.future_date' },
  ]);
});

test('all invalid dates of a visit are reported together', () => {
  expect(wrong({ date: '2026-11-22', returnBy: '2026-11-21', followUp: '2026-11-21' })).toEqual([
    'request.invalid',
    {
      date: 'validation.future_date',
      returnBy: 'validation.before_visit',
      followUp: 'validation.before_visit',
    },
  ]);
});
