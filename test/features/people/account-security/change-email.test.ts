import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import { anonymousCaller, openClinic, password, signIn } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { mailsTo } from '../../../support/mail.ts';
import { requestEmailChange } from './samples.ts';

const newAddress = () => `${randomUUID()}@new.example`;

test('opening the link in the email changes a person’s email address in all their organisations', async () => {
  const { admin, slug } = await openClinic();
  const email = newAddress();
  const token = await requestEmailChange(admin, email);
  expect((await admin.call(account.getCurrentUser, {})).data.email).toBe(admin.person.email);
  await admin.call(accountSecurity.confirmEmail, { token });
  expect((await admin.call(account.getCurrentUser, {})).data.email).toBe(email);
  const { data } = await admin.call(members.listMembers, { organizationId: slug });
  expect(data.data.map(member => member.email)).toEqual([email]);
  expect((await signIn({ ...admin.person, email }, slug)).token).toBeTruthy();
  const opening = { email: admin.person.email, password, organizationSlug: slug };
  expect((await (await anonymousCaller()).expectError(account.login, opening)).code).toBe('sign-in.failed');
  expect(await violationsOf(slug)).toEqual([]);
});

test('after an email address has changed, the old address gets an email about the change', async () => {
  const { admin } = await openClinic();
  await admin.call(accountSecurity.confirmEmail, { token: await requestEmailChange(admin) });
  expect(String((await mailsTo(admin.person.email)).at(-1)?.subject)).toContain('has been changed');
});

test('the link that changes an email address works once, and only for the person who requested the link', async () => {
  const { admin, join } = await openClinic();
  const token = await requestEmailChange(admin);
  const other = await join();
  expect((await other.expectError(accountSecurity.confirmEmail, { token })).code).toBe('link.unusable');
  await admin.call(accountSecurity.confirmEmail, { token });
  expect((await admin.expectError(accountSecurity.confirmEmail, { token })).code).toBe('link.unusable');
});

test('when a person requests a new link to change the email address, the earlier link becomes invalid', async () => {
  const { admin } = await openClinic();
  const first = await requestEmailChange(admin);
  const second = await requestEmailChange(admin);
  expect((await admin.expectError(accountSecurity.confirmEmail, { token: first })).code).toBe(
    'link.unusable',
  );
  await admin.call(accountSecurity.confirmEmail, { token: second });
});

test('a request to change the email address without the correct password sends no email', async () => {
  const { admin } = await openClinic();
  const email = newAddress();
  const refusal = await admin.expectError(accountSecurity.changeEmail, {
    email,
    password: 'not-my-password',
  });
  expect(refusal.fields).toEqual({ password: 'validation.password_wrong' });
  expect(await mailsTo(email)).toEqual([]);
});

test('the current email address is rejected as a new one, in upper or lower case', async () => {
  const { admin } = await openClinic();
  const email = admin.person.email.toUpperCase();
  const refusal = await admin.expectError(accountSecurity.changeEmail, { email, password });
  expect(refusal.fields).toEqual({ email: 'validation.email_same' });
});

test('a request to change to somebody else’s email address gets the usual response, and no email is sent to that address', async () => {
  const { admin, join } = await openClinic();
  const { person } = await join();
  const { data } = await admin.call(accountSecurity.changeEmail, { email: person.email, password });
  expect(data).toEqual({});
  expect(await mailsTo(person.email)).toEqual([]);
});
