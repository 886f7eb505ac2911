import { ConfirmForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import { anonymousCaller, openClinic, password } from '../../../support/clinic.ts';
import { mailsTo } from '../../../support/mail.ts';
import { poolClient } from '../../../support/user-pool.ts';
import { openWorld } from '../../../support/world.ts';
import { inviteWithTemporaryPassword, requestResetCode } from './samples.ts';

const newPassword = 'purple-horse-9';

/** Subjects of the notices sent to an address, in either language. */
const noticesTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const notice = expect.stringMatching(/password was changed.*密[码碼]已修改/);

test('a person whose password has been changed gets a bilingual email', async () => {
  const { admin } = await openClinic();
  await admin.call(accountSecurity.changePassword, { password, newPassword });
  expect(await noticesTo(admin.person.email)).toEqual([notice]);
});

test('a person gets an email after resetting the password, and after replacing a temporary password by their own', async () => {
  const { admin } = await openClinic();
  const caller = await anonymousCaller();
  const reset = await requestResetCode(admin.person.email);
  await caller.call(accountSecurity.resetPassword, { ...reset, newPassword });
  expect(await noticesTo(reset.email)).toContainEqual(notice);
  const invited = await inviteWithTemporaryPassword();
  await caller.call(accountSecurity.choosePassword, { ...invited, newPassword });
  expect(await noticesTo(invited.email)).toContainEqual(notice);
});

test('when a password was reset directly in Cognito, the person gets an email and all of the person’s sessions end', async () => {
  const { admin } = await openClinic();
  const { email, code: ConfirmationCode } = await requestResetCode(admin.person.email);
  const { webClientId: ClientId } = (await openWorld()).backend.cognito;
  await (await poolClient()).send(
    new ConfirmForgotPasswordCommand({ ClientId, Username: email, ConfirmationCode, Password: newPassword }),
  );
  expect(await noticesTo(email)).toContainEqual(notice);
  expect((await admin.expectError(account.getCurrentUser, {})).code).toBe('session.ended');
});
