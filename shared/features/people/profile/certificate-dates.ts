import type { FieldErrors } from '../../../core/errors.ts';
import type { CertificateRecord } from './schema.ts';

/**
 * Finds impossible dates of a certificate: issued in the future, or expired before it was issued.
 * @param today `YYYY-MM-DD`
 */
export function wrongCertificateDates(
  { issuedOn, expiresOn }: Pick<CertificateRecord, 'issuedOn' | 'expiresOn'>,
  today: string,
): FieldErrors {
  return {
    ...(issuedOn > today && { issuedOn: 'validation.future_date' }),
    ...(expiresOn !== null && expiresOn < issuedOn && { expiresOn: 'validation.expires_before' }),
  };
}
