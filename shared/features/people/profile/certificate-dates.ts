import type { FieldErrors } from '../../../core/errors.ts';
import type { CertificateRecord } from './schema.ts';

/**
 * Finds impossible certificate dates: issued in the future, or expiring before the day of issue.
 * @param today `YYYY-MM-DD`
 */
export function wrongCertificateDates(
  { issuedOn, expiresOn }: Pick<CertificateRecord, 'issuedOn' | 'expiresOn'>,
  today: string,
): FieldErrors {
  return {
    ...(issuedOn > today && { issuedOn: 'validation.future_date' }),
    ...(expiresOn !== null && expiresOn < issuedOn && { expiresOn: 'validation.ends_before' }),
  };
}
