import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import { failedSignInsPerMinute } from '../../../../shared/core/limits.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { accountDeletion } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import { type Caller, callerWith } from '../../../support/caller.ts';
import { type Clinic, openClinic, password } from '../../../support/clinic.ts';
import { openWorld } from '../../../support/world.ts';
import { enrollAuthenticator, inviteWithTemporaryPassword, newAddress, requestResetCode } from './samples.ts';

const newPassword = 'purple-horse-9';
const wrong = 'not-the-password';

interface GuessingAttempt {
  caller: Caller;
  path: string;
  /** Input of the request with a wrong password or code; `right` is the same input with the correct one. */
  guess: object;
  right: object;
  /**
   * Email address of an account. If it is set, all guesses except the first are made at sign-in, because at
   * the endpoint itself Cognito’s user pool would block them before the product does.
   */
  guessedAtSignIn?: string;
}

const anonymousCaller = async () => callerWith((await openWorld()).api, { 'x-forwarded-for': randomUUID() });

test('the attempts to reset a password are limited per minute, even if nobody requested a reset code', async () => {
  const clinic = await openClinic();
  const { email } = clinic.admin.person;
  const caller = await anonymousCaller();
  const attempt = () =>
    caller.expectError(accountSecurity.resetPassword, { email, code: '123456', newPassword });
  const { withClockAhead, now } = await openWorld();
  await withClockAhead(minuteMs - (now() % minuteMs), async () => {
    const statuses: number[] = [];
    for (let tried = 0; tried <= failedSignInsPerMinute.email; tried++)
      statuses.push((await attempt()).status);
    expect(statuses.slice(0, -1)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });
});

const ways: [what: string, open: (clinic: Clinic) => Promise<GuessingAttempt>][] = [
  [
    'the current password when choosing a new one',
    async ({ admin }) => ({
      caller: admin,
      path: accountSecurity.changePassword.path,
      guess: { password: wrong, newPassword },
      right: { password, newPassword },
      guessedAtSignIn: admin.person.email,
    }),
  ],
  [
    'the password when changing the address',
    async ({ admin }) => ({
      caller: admin,
      path: accountSecurity.changeEmail.path,
      guess: { password: wrong, email: newAddress() },
      right: { password, email: newAddress() },
    }),
  ],
  [
    'the password when creating recovery codes',
    async ({ admin }) => ({
      caller: admin,
      path: accountSecurity.makeRecoveryCodes.path,
      guess: { password: wrong },
      right: { password },
    }),
  ],
  [
    'the password when deleting the account',
    async ({ admin }) => ({
      caller: admin,
      path: accountDeletion.askForErasure.path,
      guess: { password: wrong },
      right: { password },
    }),
  ],
  [
    'a temporary password',
    async clinic => {
      const { email, password: sent } = await inviteWithTemporaryPassword(clinic);
      return {
        caller: await anonymousCaller(),
        path: accountSecurity.choosePassword.path,
        guess: { email, password: wrong, newPassword },
        right: { email, password: sent, newPassword },
      };
    },
  ],
  [
    'a code from an email',
    async ({ admin }) => {
      const { email, code } = await requestResetCode(admin.person.email);
      return {
        caller: await anonymousCaller(),
        path: accountSecurity.resetPassword.path,
        guess: { email, code: code === '000000' ? '000001' : '000000', newPassword },
        right: { email, code, newPassword },
        guessedAtSignIn: email,
      };
    },
  ],
  [
    'a recovery code',
    async ({ admin }) => {
      const { email } = admin.person;
      const [code = ''] = await enrollAuthenticator(admin);
      return {
        caller: await anonymousCaller(),
        path: accountSecurity.recover.path,
        guess: { email, password, code: [...code].reverse().join('') },
        right: { email, password, code },
      };
    },
  ],
];

test.each(ways)('after ten wrong guesses in a minute, a correct one is rejected: %s', async (_, open) => {
  const { withClockAhead, now } = await openWorld();
  const { caller, path, guess, right, guessedAtSignIn: email } = await open(await openClinic());
  const send = async (body: object, to = path, by = caller) =>
    (await by.send('POST', to, { body: JSON.stringify(body) })).status;
  await withClockAhead(minuteMs - (now() % minuteMs), async () => {
    expect(await send(guess)).toBeLessThan(429);
    for (let left = failedSignInsPerMinute.email - 1; left > 0; left--)
      if (email) await send({ email, password: wrong }, account.login.path, await anonymousCaller());
      else expect(await send(guess)).not.toBe(429);
    expect(await send(right)).toBe(429);
  });
});

test('at most ten wrong passwords a minute are checked, however many are sent at the same time', async () => {
  const { withClockAhead, now } = await openWorld();
  const { admin } = await openClinic();
  const caller = await anonymousCaller();
  const body = JSON.stringify({ email: admin.person.email, password: wrong, organizationSlug: 'any-clinic' });
  await withClockAhead(minuteMs - (now() % minuteMs), async () => {
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => caller.send('POST', account.login.path, { body })),
    );
    const tried = replies.filter(({ status }) => status === 401);
    expect(tried.length).toBe(failedSignInsPerMinute.email);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(replies.length - tried.length);
  });
});

test('correct passwords do not count towards the limit of wrong passwords', async () => {
  const { withClockAhead, now } = await openWorld();
  const { admin, slug } = await openClinic();
  const caller = await anonymousCaller();
  await withClockAhead(minuteMs - (now() % minuteMs), async () => {
    for (let left = failedSignInsPerMinute.email + 2; left > 0; left--)
      await caller.call(account.login, { email: admin.person.email, password, organizationSlug: slug });
  });
});
