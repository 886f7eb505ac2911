import { expect, test } from 'vitest';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import { anonymousCaller, openClinic, openSuperadmin, password, signIn } from '../../../support/clinic.ts';
import { addSecondFactor } from '../../../support/user-pool.ts';
import { enrollAuthenticator } from './samples.ts';

test('a person with a second factor can sign in with the password and a recovery code, but only once per recovery code', async () => {
  const { admin, slug } = await openClinic();
  const codes = await enrollAuthenticator(admin);
  const { email } = admin.person;
  const opening = { email, password, organizationSlug: slug };
  expect((await (await anonymousCaller()).expectError(account.login, opening)).code).toBe(
    'sign-in.second-factor-needed',
  );
  const code = codes[3]?.toLowerCase().replace('-', ' ') ?? '';
  await admin.call(accountSecurity.recover, { email, password, code });
  const again = await signIn(admin.person, slug);
  expect((await again.call(accountSecurity.countRecoveryCodes, {})).data.left).toBe(9);
});

test('a recovery code that was used, or never issued, is rejected', async () => {
  const { admin } = await openClinic();
  const { email } = admin.person;
  const [code = ''] = await enrollAuthenticator(admin);
  const refused = await admin.expectError(accountSecurity.recover, { email, password, code: 'AAAAA-AAAAA' });
  expect(refused.fields).toEqual({ code: 'validation.code' });
  await admin.call(accountSecurity.recover, { email, password, code });
  await addSecondFactor(admin.person);
  expect((await admin.expectError(accountSecurity.recover, { email, password, code })).fields).toEqual({
    code: 'validation.code',
  });
});

test('a valid recovery code with a wrong password gets the same error as an unknown email address', async () => {
  const { admin } = await openClinic();
  const [code = ''] = await enrollAuthenticator(admin);
  const sent = { email: admin.person.email, password: 'not-my-password', code };
  expect((await admin.expectError(accountSecurity.recover, sent)).code).toBe('sign-in.failed');
  const nobody = { ...sent, email: 'nobody@test.example' };
  expect((await admin.expectError(accountSecurity.recover, nobody)).code).toBe('sign-in.failed');
});

test('when two sign-ins use one recovery code at the same time, exactly one of the sign-ins succeeds', async () => {
  const { admin } = await openClinic();
  const [code = ''] = await enrollAuthenticator(admin);
  const sent = { email: admin.person.email, password, code };
  const tries = await Promise.allSettled([
    admin.call(accountSecurity.recover, sent),
    admin.call(accountSecurity.recover, sent),
  ]);
  expect(tries.some(({ status }) => status === 'fulfilled')).toBe(true);
  const again = await signIn(admin.person, admin.headers['x-organization']);
  expect((await again.call(accountSecurity.countRecoveryCodes, {})).data.left).toBe(9);
});

test('creating new recovery codes needs the password and makes the earlier codes invalid', async () => {
  const superadmin = await openSuperadmin();
  const wrong = await superadmin.expectError(accountSecurity.makeRecoveryCodes, {
    password: 'not-my-password',
  });
  expect(wrong.fields).toEqual({ password: 'validation.password_wrong' });
  const first = (await superadmin.call(accountSecurity.makeRecoveryCodes, { password })).data.codes;
  const second = (await superadmin.call(accountSecurity.makeRecoveryCodes, { password })).data.codes;
  expect(new Set([...first, ...second]).size).toBe(20);
});
