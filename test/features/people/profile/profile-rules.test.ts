import { expect, test } from 'vitest';
import type { PersonRecord } from '../../../../shared/features/people/account/record.ts';
import { presentAccountDeletion } from '../../../../shared/features/people/account-deletion/record.ts';
import { presentCertificate, presentProfile } from '../../../../shared/features/people/profile/present.ts';
import {
  type CertificateRecord,
  missingRegistrationSteps,
} from '../../../../shared/features/people/profile/schema.ts';

const today = '2026-11-20';
const person: PersonRecord = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'helen@clinic.example',
  fullName: 'Helen Wong',
  locale: 'en',
  script: null,
  profilePictureId: 'file_1',
  mobile: '+85291234567',
  profession: 'Optometrist',
  qualification: 'BOptom',
  signatureId: 'file_2',
  termsAcceptedAt: null,
};
const certificate: CertificateRecord = {
  id: `crt_${'a'.repeat(22)}`,
  fileId: `file_${'a'.repeat(22)}`,
  module: 'eye',
  title: 'Degree',
  issuedOn: '2020-06-01',
  expiresOn: null,
  status: 'verified',
  reason: null,
  addedAt: '2026-11-01T08:00:00Z',
};

test('a certificate is valid through its last day', () => {
  expect(presentCertificate(certificate, today).status).toBe('verified');
  expect(presentCertificate({ ...certificate, expiresOn: today }, today).status).toBe('verified');
  expect(presentCertificate({ ...certificate, expiresOn: '2026-11-19' }, today).status).toBe('expired');
});

test('a pending certificate is returned with its status and all fields as they were entered', () => {
  expect(presentCertificate({ ...certificate, status: 'waiting' }, today)).toEqual({
    ...certificate,
    status: 'waiting',
  });
});

test('a person’s registration is complete with details, a certificate and acceptance of the required terms', () => {
  expect(missingRegistrationSteps(person, 1, false)).toEqual([]);
  expect(missingRegistrationSteps(person, 1, true)).toEqual(['terms']);
  expect(missingRegistrationSteps(person, 0, false)).toEqual(['certificate']);
  expect(missingRegistrationSteps({ ...person, mobile: null }, 0, true)).toEqual([
    'details',
    'certificate',
    'terms',
  ]);
});

test.each(['mobile', 'profession', 'qualification'] as const)(
  'the details of a registration are incomplete without %s',
  name => {
    expect(missingRegistrationSteps({ ...person, [name]: null }, 1, false)).toEqual(['details']);
  },
);

test('the response about a profile contains what the person entered and the remaining steps of the registration', () => {
  expect(presentProfile(person, [{ ...certificate, expiresOn: '2026-11-19' }], today, true)).toEqual({
    fullName: 'Helen Wong',
    email: 'helen@clinic.example',
    mobile: '+85291234567',
    profession: 'Optometrist',
    qualification: 'BOptom',
    pictureId: 'file_1',
    signatureId: 'file_2',
    certificates: [{ ...certificate, expiresOn: '2026-11-19', status: 'expired' }],
    missing: ['terms'],
  });
  expect(presentProfile(person, [], today, false).missing).toEqual(['certificate']);
});

test('a profile lists no obstacles to deleting the account if the person has not requested the deletion', () => {
  expect(presentAccountDeletion(undefined)).toEqual({ state: 'none', obstacles: [] });
});

test('if the deletion of an account was rejected, the profile lists the obstacles', () => {
  const obstacles = [{ kind: 'last-superadmin' as const, organization: null, count: 0 }];
  const { id } = person;
  expect(
    presentAccountDeletion({
      id,
      state: 'refused',
      isSuperadmin: true,
      obstacles,
      askedAt: `${today}T08:00:00Z`,
    }),
  ).toEqual({ state: 'refused', obstacles });
});
