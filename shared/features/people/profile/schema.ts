import * as z from 'zod';
import {
  Email,
  Instant,
  Line,
  ModuleName,
  optional,
  Phone,
  PlainDate,
  RequiredLine,
  RequiredName,
} from '../../../core/fields.ts';
import { FileId, Id } from '../../../core/ids.ts';
import type { PersonRecord } from '../account/record.ts';

export const CertificateId = Id('certificate');

export const CertificateFields = z.strictObject({
  /** The module that a verified certificate grants; null for other documents, such as proof of employment. */
  module: ModuleName.nullable().default(null),
  title: RequiredLine,
  issuedOn: PlainDate,
  expiresOn: optional(PlainDate),
});

export const CertificateRecord = z.object({
  ...CertificateFields.shape,
  id: CertificateId,
  fileId: FileId,
  status: z.enum(['waiting', 'verified', 'rejected']),
  reason: Line.nullable(),
  addedAt: Instant,
});
export type CertificateRecord = z.output<typeof CertificateRecord>;

export const Certificate = z
  .object({
    ...CertificateRecord.shape,
    status: z.enum(['waiting', 'verified', 'rejected', 'expired']),
  })
  .meta({ id: 'Certificate' });
export type Certificate = z.output<typeof Certificate>;

/** Steps that can be missing before a registration is complete. */
export const RegistrationStep = z.enum(['details', 'certificate', 'terms']);
export type RegistrationStep = z.output<typeof RegistrationStep>;

export const ProfileFields = z.strictObject({
  fullName: RequiredName,
  mobile: Phone,
  profession: RequiredLine,
  qualification: RequiredLine,
  /** File id of an uploaded picture, or null for no picture; if left out, the current picture is kept. */
  picture: FileId.nullable().optional(),
  signature: FileId.nullable().optional(),
});

export const Profile = z
  .object({
    fullName: RequiredLine,
    email: Email,
    mobile: z.string().nullable(),
    profession: z.string().nullable(),
    qualification: z.string().nullable(),
    pictureId: z.string().nullable(),
    signatureId: z.string().nullable(),
    certificates: z.array(Certificate),
    missing: z.array(RegistrationStep),
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof Profile>;

/**
 * The steps of a person's registration that are still missing.
 * @param certificates number of uploaded certificates, verified or not
 * @param mustAcceptTerms whether the person must still accept terms of the organisation
 */
export function missingRegistrationSteps(
  person: Pick<PersonRecord, 'mobile' | 'profession' | 'qualification'>,
  certificates: number,
  mustAcceptTerms: boolean,
): RegistrationStep[] {
  const { mobile, profession, qualification } = person;
  const missing: RegistrationStep[] = [];
  if (!mobile || !profession || !qualification) missing.push('details');
  if (certificates === 0) missing.push('certificate');
  if (mustAcceptTerms) missing.push('terms');
  return missing;
}
