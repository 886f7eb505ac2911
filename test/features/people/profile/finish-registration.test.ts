import { expect, test } from 'vitest';
import { certificateKey } from '../../../../functions/features/people/keys.ts';
import { maxCertificates } from '../../../../functions/features/people/profile/certificates-store.ts';
import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import {
  anonymousCaller,
  openClinic,
  openSuperadmin,
  type Principal,
  signIn,
} from '../../../support/clinic.ts';
import { holdWrites } from '../../../support/faults/hold-writes.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { inviteAndReadToken } from '../../../support/invite.ts';
import { uploadOwn } from '../../../support/own-files.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { addCertificate, certificate, details } from './samples.ts';

const isFinished = async (who: Principal) =>
  (await who.call(account.getCurrentUser, {})).data.finishedRegistration;

/** A person who has registered by a link but not entered their details. */
async function registeredPerson(): Promise<{ slug: string; who: Principal }> {
  const clinic = await openClinic();
  const { member, token } = await inviteAndReadToken(clinic);
  const registration = { token, fullName: 'Nia New', locale: 'en', acceptsTerms: true } as const;
  const caller = await anonymousCaller();
  await caller.call(invitations.register, { ...registration, password: 'a-good-password' });
  const person = { id: member.id, email: member.email, fullName: 'Nia New' };
  return { slug: clinic.slug, who: await signIn(person, clinic.slug) };
}

test('a person’s registration becomes complete with details and a certificate, and stays complete', async () => {
  const { slug, who } = await registeredPerson();
  expect((await who.call(profile.getProfile, {})).data.missing).toEqual(['details', 'certificate']);
  const { data } = await who.call(profile.changeProfile, details);
  expect(data.missing).toEqual(['certificate']);
  expect(await isFinished(who)).toBe(false);
  const certificateId = await addCertificate(who);
  expect((await who.call(profile.getProfile, {})).data.missing).toEqual([]);
  expect(await isFinished(who)).toBe(true);
  await who.call(profile.removeCertificate, { certificateId });
  expect(await isFinished(who)).toBe(true);
  expect(await violationsOf(slug)).toEqual([]);
});

testInTurn('a registration is complete if details and certificate are saved concurrently', async () => {
  const { slug, who } = await registeredPerson();
  const file = await uploadOwn(who, 'certificate');
  const { withFaults } = await openWorld();
  await withFaults(holdWrites(who.person.id, 2), () =>
    Promise.all([
      who.call(profile.changeProfile, details),
      who.call(profile.addCertificate, { ...certificate, file }),
    ]),
  );
  expect(await isFinished(who)).toBe(true);
  expect(await violationsOf(slug)).toEqual([]);
});

testInTurn(
  'a person who has completed the registration need not repeat it in another organisation',
  async () => {
    const { who } = await registeredPerson();
    await who.call(profile.changeProfile, details);
    await addCertificate(who);
    const second = await openClinic();
    const { token } = await inviteAndReadToken(second, { email: who.person.email });
    await who.call(invitations.acceptInvitation, { token, locale: 'en' });
    expect(await isFinished(await signIn(who.person, second.slug))).toBe(true);
    expect(await violationsOf(second.slug)).toEqual([]);
  },
);

testInTurn('a person’s new name is used in all their organisations', async () => {
  const { slug, who } = await registeredPerson();
  await who.call(profile.changeProfile, details);
  const { data } = await who.call(account.getCurrentUser, {});
  expect(data.fullName).toBe(details.fullName);
  expect(await violationsOf(slug)).toEqual([]);
});

testInTurn('nobody can have more than fifty certificates', async () => {
  const { admin } = await openClinic();
  const { table } = await openRawTable();
  const [first] = await table.get([certificateKey(admin.person.id, await addCertificate(admin))]);
  for (let count = 2; count <= maxCertificates; count++) {
    const id = newId('certificate', Date.now());
    await table.transact([{ put: { ...first, ...certificateKey(admin.person.id, id), id } }]);
  }
  const file = await uploadOwn(admin, 'certificate');
  const refusal = await admin.expectError(profile.addCertificate, { ...certificate, file });
  expect(refusal.fields).toEqual({ title: 'validation.too_big' });
});

testInTurn('a certificate cannot be issued in the future or end before it was issued', async () => {
  const { who } = await registeredPerson();
  const file = await uploadOwn(who, 'certificate');
  const wrong = async (dates: object) =>
    (await who.expectError(profile.addCertificate, { ...certificate, ...dates, file })).fields;
  expect(await wrong({ issuedOn: '2190-01-01' })).toEqual({ issuedOn: 'validation.future_date' });
  expect(await wrong({ issuedOn: '2024-01-02', expiresOn: '2024-01-01' })).toEqual({
    expiresOn: 'validation.expires_before',
  });
  await who.call(profile.addCertificate, { ...certificate, expiresOn: certificate.issuedOn, file });
});

testInTurn('a file uploaded for another purpose is rejected as a certificate', async () => {
  const { who } = await registeredPerson();
  const file = await uploadOwn(who, 'profile-picture');
  const sent = { title: 'Licence', issuedOn: '2024-01-01', file };
  expect((await who.expectError(profile.addCertificate, sent)).fields).toEqual({ file: 'validation.file' });
});

testInTurn('a mobile number is read by the rules of the person’s country and stored in E.164', async () => {
  const { slug, who } = await registeredPerson();
  const changed = async (mobile: string) =>
    (await who.call(profile.changeProfile, { ...details, mobile })).data.mobile;
  expect(await changed('9123 4567')).toBe('+85291234567');
  expect(await changed('９１２３－４５６７'.normalize('NFKC'))).toBe('+85291234567');
  expect(await changed('+44 7700 900123')).toBe('+447700900123');
  expect(await violationsOf(slug)).toEqual([]);
});

test('a missing mobile number is reported as a missing value, not as an invalid value', async () => {
  const { who } = await registeredPerson();
  const { fields } = await who.expectError(profile.changeProfile, { ...details, mobile: ' ' });
  expect(fields).toEqual({ mobile: 'validation.required' });
});

test.each(['12', '+852 123', '9123 456'])('%s is rejected as a mobile number', async mobile => {
  const { who } = await registeredPerson();
  const { fields } = await who.expectError(profile.changeProfile, { ...details, mobile });
  expect(fields).toEqual({ mobile: 'validation.phone' });
});

test('a platform administrator’s mobile number needs a country code, because a platform administrator has no country', async () => {
  const superadmin = await openSuperadmin();
  const { fields } = await superadmin.expectError(profile.changeProfile, { ...details, mobile: '9123 4567' });
  expect(fields).toEqual({ mobile: 'validation.phone' });
  const { data } = await superadmin.call(profile.changeProfile, { ...details, mobile: '+852 9123 4567' });
  expect(data.mobile).toBe('+85291234567');
});
