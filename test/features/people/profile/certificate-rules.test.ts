import { expect, test } from 'vitest';
import { wrongCertificateDates } from '../../../../shared/features/people/profile/certificate-dates.ts';

const today = '2026-11-24';

test('a certificate cannot be issued in the future, and cannot end before the day on which it is issued', () => {
  const wrong = (issuedOn: string, expiresOn: string | null) =>
    wrongCertificateDates({ issuedOn, expiresOn }, today);
  expect(wrong(today, null)).toEqual({});
  expect(wrong(today, today)).toEqual({});
  expect(wrong('2026-11-25', null)).toEqual({ issuedOn: 'validation.future_date' });
  expect(wrong('2026-11-01', '2026-10-31')).toEqual({ expiresOn: 'validation.expires_before' });
  expect(wrong('2026-11-25', '2026-11-24')).toEqual({
    issuedOn: 'validation.future_date',
    expiresOn: 'validation.expires_before',
  });
});
