import { expect, test } from 'vitest';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import { changeOrganizationRecord } from '../../../support/change-item.ts';
import { anonymousCaller, type Clinic, openClinic, password, signIn } from '../../../support/clinic.ts';
import { enrollAuthenticator, inviteWithTemporaryPassword, requestResetCode } from './samples.ts';

const short = 'eleven-char';
const long = 'twelve-chars';

const clinicRequiringLength = async (length: number): Promise<Clinic> => {
  const clinic = await openClinic();
  await changeOrganizationRecord(clinic, { passwordLength: length });
  return clinic;
};

async function canSignIn(email: string, typed: string, organizationSlug: string): Promise<boolean> {
  const caller = await anonymousCaller();
  const opening = caller.call(account.login, { email, password: typed, organizationSlug });
  return opening.then(
    () => true,
    () => false,
  );
}

test('a new password needs the longest minimum length that any of the person’s organisations requires', async () => {
  const [strict, mild] = await Promise.all([clinicRequiringLength(12), clinicRequiringLength(6)]);
  await mild.join({}, strict.admin.person);
  const who = await signIn(strict.admin.person, mild.slug);
  const refused = await who.expectError(accountSecurity.changePassword, { password, newPassword: short });
  expect(refused.fields).toEqual({ newPassword: 'validation.password_short' });
  expect(await canSignIn(who.person.email, password, mild.slug)).toBe(true);
  await who.call(accountSecurity.changePassword, { password, newPassword: long });
  expect(await canSignIn(who.person.email, long, mild.slug)).toBe(true);
  expect(await canSignIn(who.person.email, password, mild.slug)).toBe(false);
});

test('the rules of an archived organisation no longer apply to passwords', async () => {
  const [strict, mild] = await Promise.all([clinicRequiringLength(12), clinicRequiringLength(6)]);
  await mild.join({}, strict.admin.person);
  const who = await signIn(strict.admin.person, mild.slug);
  await changeOrganizationRecord(strict, { status: 'archived' });
  await who.call(accountSecurity.changePassword, { password, newPassword: short });
});

test('a password must not contain the person’s name, email address or organisation', async () => {
  const { admin, slug } = await openClinic({ name: 'Kestrel Heights' });
  const [mailbox = ''] = admin.person.email.split('@');
  const [first = ''] = mailbox.split('-');
  for (const newPassword of ['kestrel-2026', 'my-HEIGHTS-1', `${first}-${first}`, 'Admin of mine'])
    expect(
      (await admin.expectError(accountSecurity.changePassword, { password, newPassword })).fields,
    ).toEqual({
      newPassword: 'validation.password_own',
    });
  await admin.call(accountSecurity.changePassword, { password, newPassword: 'falcon-2026' });
  expect(await canSignIn(admin.person.email, 'falcon-2026', slug)).toBe(true);
});

test('a password with the organisation’s name is rejected only after the reset code is checked, and can then be corrected', async () => {
  const { admin, slug } = await openClinic({ name: 'Kestrel Heights' });
  const { email } = admin.person;
  const caller = await anonymousCaller();
  const sent = await requestResetCode(email);
  const newPassword = 'kestrel-2026';
  const other = sent.code === '000000' ? '000001' : '000000';
  const guessed = await caller.expectError(accountSecurity.resetPassword, {
    email,
    code: other,
    newPassword,
  });
  expect(guessed.fields).toEqual({ code: 'validation.code' });
  const { data } = await caller.call(accountSecurity.resetPassword, { ...sent, newPassword });
  expect(data).toMatchObject({ isSet: false, fault: 'own' });
  expect(await canSignIn(email, newPassword, slug)).toBe(false);
  await caller.call(accountSecurity.resetPassword, { email, code: data.proof ?? '', newPassword: long });
  expect(await canSignIn(email, long, slug)).toBe(true);
});

test('with a wrong current password, the password is not changed', async () => {
  const { admin, slug } = await openClinic();
  const wrong = { password: 'not-my-password', newPassword: long };
  const { fields } = await admin.expectError(accountSecurity.changePassword, wrong);
  expect(fields).toEqual({ password: 'validation.password_wrong' });
  expect(await canSignIn(admin.person.email, long, slug)).toBe(false);
});

test('replacing a temporary password needs the temporary password, and a new one with the minimum length', async () => {
  const clinic = await clinicRequiringLength(12);
  const caller = await anonymousCaller();
  const sent = await inviteWithTemporaryPassword(clinic);
  const refused = await caller.expectError(accountSecurity.choosePassword, { ...sent, newPassword: short });
  expect(refused.fields).toEqual({ newPassword: 'validation.password_short' });
  const guessed = { ...sent, password: 'not-what-was-sent', newPassword: short };
  expect((await caller.expectError(accountSecurity.choosePassword, guessed)).code).toBe('sign-in.failed');
  await caller.call(accountSecurity.choosePassword, { ...sent, newPassword: long });
  expect(await canSignIn(sent.email, long, clinic.slug)).toBe(true);
  const again = { email: sent.email, password: long, newPassword: 'thirteen-chars' };
  expect((await caller.expectError(accountSecurity.choosePassword, again)).code).toBe('sign-in.failed');
});

test('a reset password that is too short is rejected only after the reset code is checked, and can then be corrected', async () => {
  const clinic = await clinicRequiringLength(12);
  const { email } = clinic.admin.person;
  const caller = await anonymousCaller();
  const sent = await requestResetCode(email);
  const other = sent.code === '000000' ? '000001' : '000000';
  const guessed = await caller.expectError(accountSecurity.resetPassword, {
    email,
    code: other,
    newPassword: short,
  });
  expect(guessed.fields).toEqual({ code: 'validation.code' });
  const { data } = await caller.call(accountSecurity.resetPassword, { ...sent, newPassword: short });
  expect(data).toMatchObject({ isSet: false, atLeast: 12 });
  const proof = data.proof ?? '';
  const still = await caller.call(accountSecurity.resetPassword, { email, code: proof, newPassword: short });
  expect(still.data).toEqual(data);
  const done = await caller.call(accountSecurity.resetPassword, { email, code: proof, newPassword: long });
  expect(done.data.isSet).toBe(true);
  expect(await canSignIn(email, long, clinic.slug)).toBe(true);
  const spent = await caller.expectError(accountSecurity.resetPassword, {
    email,
    code: proof,
    newPassword: long,
  });
  expect(spent.fields).toEqual({ code: 'validation.code' });
});

test('resetting the password of an unknown address gives the same error for any length of password', async () => {
  const caller = await anonymousCaller();
  const email = 'nobody-at-all@test.example';
  const proof = `reset.${'a'.repeat(43)}`;
  const codes = [];
  for (const code of ['123456', proof])
    for (const newPassword of ['sixsix', long])
      codes.push(
        (await caller.expectError(accountSecurity.resetPassword, { email, code, newPassword })).status,
      );
  expect(new Set(codes).size).toBeLessThanOrEqual(2);
});

test('a person with a second factor can correct a rejected reset password, but still needs the second factor’s code', async () => {
  const clinic = await clinicRequiringLength(12);
  const { email } = clinic.admin.person;
  await enrollAuthenticator(clinic.admin);
  const caller = await anonymousCaller();
  const { data } = await caller.call(accountSecurity.resetPassword, {
    ...(await requestResetCode(email)),
    newPassword: short,
  });
  await caller.call(accountSecurity.resetPassword, { email, code: data.proof ?? '', newPassword: long });
  const opening = { email, password: long, organizationSlug: clinic.slug };
  expect((await caller.expectError(account.login, opening)).code).toBe('sign-in.second-factor-needed');
});
