import { expect, test } from 'vitest';
import { totpCode } from '../../../../lib/local/cognito/totp.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import { anonymousCaller, openClinic, password } from '../../../support/clinic.ts';
import { mailsTo } from '../../../support/mail.ts';
import { addSecondFactor } from '../../../support/user-pool.ts';
import { openWorld } from '../../../support/world.ts';

const lastNoticeTo = async (email: string) => (await mailsTo(email)).at(-1)?.subject;

test('a person who sets up or removes a second factor must enter the password, and gets a bilingual email about the change', async () => {
  const { admin, slug } = await openClinic();
  const { email } = admin.person;
  const { now } = await openWorld();
  expect((await admin.call(accountSecurity.getSecondFactor, {})).data.isOn).toBe(false);
  const secret = await addSecondFactor(admin.person);
  expect((await admin.call(accountSecurity.getSecondFactor, {})).data.isOn).toBe(true);
  expect(await lastNoticeTo(email)).toMatch(/authenticator app was set up.*已[启啟]用/);
  const credentials = { email, password, organizationSlug: slug };
  const caller = await anonymousCaller();
  const signingIn = await caller.expectError(account.login, credentials);
  expect(signingIn.code).toBe('sign-in.second-factor-needed');
  await admin.call(accountSecurity.endSecondFactor, { password, code: totpCode(secret, now()) });
  expect((await admin.call(accountSecurity.getSecondFactor, {})).data.isOn).toBe(false);
  expect(await lastNoticeTo(email)).toMatch(/switched off.*已停用/);
  await caller.call(account.login, credentials);
});

test('setting up or removing a second factor needs the password and a code; an existing second factor cannot be replaced', async () => {
  const { admin } = await openClinic();
  const wrong = { password: 'not-the-password', code: '000000' };
  const begun = await admin.expectError(accountSecurity.beginSecondFactor, { password: wrong.password });
  expect(begun.fields).toEqual({ password: 'validation.password_wrong' });
  await admin.call(accountSecurity.beginSecondFactor, { password });
  const confirmed = await admin.expectError(accountSecurity.confirmSecondFactor, { ...wrong, password });
  expect(confirmed.fields).toEqual({ code: 'validation.code' });
  await addSecondFactor(admin.person);
  const again = await admin.expectError(accountSecurity.beginSecondFactor, { password });
  expect(again.code).toBe('sign-in.second-factor-needed');
  const ended = await admin.expectError(accountSecurity.endSecondFactor, { ...wrong, password });
  expect(ended.fields).toEqual({ code: 'validation.code' });
  expect((await admin.expectError(accountSecurity.endSecondFactor, wrong)).fields).toEqual({
    password: 'validation.password_wrong',
  });
  expect((await admin.call(accountSecurity.getSecondFactor, {})).data.isOn).toBe(true);
});
