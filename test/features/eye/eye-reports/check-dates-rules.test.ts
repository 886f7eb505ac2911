import { expect, test } from 'vitest';
import { checkDates } from '../../../../functions/features/eye/eye-reports/check-dates.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { EyeReportFields } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { visit } from './samples.ts';

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

test('a visit is on a day from the birth to today', () => {
  expect(wrong({})).toBeNull();
  expect(wrong({ date: '2017-03-14' })).toBeNull();
  expect(wrong({ date: '2017-03-13' })).toEqual(['request.invalid', { date: 'validation.before_birth' }]);
  expect(wrong({ date: '2026-11-21' })).toEqual(['request.invalid', { date: 'validation.future_date' }]);
});

test('a child without a birth date may have been seen any day', () => {
  expect(wrong({ date: '1990-01-01' }, null)).toBeNull();
});

test('a return and a next visit are on the day of the visit or after it', () => {
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

test('a prescription is good on the day of the visit at least', () => {
  const until = (expiresOn: string | null) => ({ prescription: { ...visit.prescription, expiresOn } });
  for (const expiresOn of [null, today, '2027-11-20']) expect(wrong(until(expiresOn))).toBeNull();
  expect(wrong(until('2026-11-19'))).toEqual([
    'request.invalid',
    { 'prescription.expiresOn': 'validation.before_visit' },
  ]);
});

test('every wrong date is told at once', () => {
  expect(wrong({ date: '2026-11-22', returnBy: '2026-11-21', followUp: '2026-11-21' })).toEqual([
    'request.invalid',
    {
      date: 'validation.future_date',
      returnBy: 'validation.before_visit',
      followUp: 'validation.before_visit',
    },
  ]);
});
