import type { PersonRecord } from '../account/record.ts';
import type { Certificate, CertificateRecord, Profile } from './schema.ts';
import { missingRegistrationSteps } from './schema.ts';

/** @param today `YYYY-MM-DD`; decides whether the certificate has expired */
export function presentCertificate(record: CertificateRecord, today: string): Certificate {
  const hasExpired = record.expiresOn !== null && record.expiresOn < today;
  return { ...record, status: hasExpired ? 'expired' : record.status };
}

/**
 * Converts a person to the profile that the person sees.
 * @param mustAcceptTerms whether the person must still accept terms of the open organisation
 */
export function presentProfile(
  person: PersonRecord,
  certificates: CertificateRecord[],
  today: string,
  mustAcceptTerms: boolean,
): Profile {
  const { fullName, email, mobile, profession, qualification, signatureId } = person;
  return {
    ...{ fullName, email, mobile, profession, qualification, signatureId },
    pictureId: person.profilePictureId,
    certificates: certificates.map(record => presentCertificate(record, today)),
    missing: missingRegistrationSteps(person, certificates.length, mustAcceptTerms),
  };
}
