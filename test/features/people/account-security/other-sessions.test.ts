import { expect, test } from 'vitest';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import { devices } from '../../../../shared/features/people/devices/endpoints.ts';
import { callerWith } from '../../../support/caller.ts';
import { openClinic, password, signIn } from '../../../support/clinic.ts';
import { signInToPool } from '../../../support/user-pool.ts';
import { openWorld } from '../../../support/world.ts';
import { requestResetCode } from './samples.ts';

const newPassword = 'purple-horse-9';

/** Makes a person with two sessions, and a third sign-in whose token has not opened a session yet. */
async function openDevices() {
  const { admin, slug } = await openClinic();
  const other = await signIn(admin.person, slug);
  const { accessToken } = await signInToPool(admin.person);
  const { api } = await openWorld();
  const unopened = callerWith(api, { authorization: `Bearer ${accessToken}` });
  return { slug, admin, other, unopened, anonymous: callerWith(api, {}) };
}
type Devices = Awaited<ReturnType<typeof openDevices>>;

async function expectSignedOut({ slug, other, unopened }: Devices): Promise<void> {
  expect((await other.expectError(account.getCurrentUser, {})).code).toBe('session.ended');
  const { refreshToken } = other;
  expect((await other.expectError(account.refresh, { refreshToken })).status).toBe(401);
  const opening = await unopened.expectError(account.login, { organizationSlug: slug });
  expect(opening.code).toBe('session.ended');
}

/** Runs a function a second later, because tokens store the time of sign-in in whole seconds. */
const aSecondLater = async <Result>(run: () => Promise<Result>) =>
  (await openWorld()).withClockAhead(1_000, run);

test('changing the password ends all other sign-ins and sessions of the person, but not the current session', async () => {
  const all = await openDevices();
  const { admin, slug, anonymous } = all;
  await aSecondLater(async () => {
    await admin.call(accountSecurity.changePassword, { password, newPassword });
    await expectSignedOut(all);
    expect((await admin.call(devices.listDevices, {})).data.devices).toHaveLength(1);
    await admin.call(account.refresh, { refreshToken: admin.refreshToken });
    const { email } = admin.person;
    await anonymous.call(account.login, { email, password: newPassword, organizationSlug: slug });
  });
});

test('resetting the password ends every session', async () => {
  const all = await openDevices();
  const { admin, slug, anonymous } = all;
  const { email, code } = await requestResetCode(admin.person.email);
  await aSecondLater(async () => {
    await anonymous.call(accountSecurity.resetPassword, { email, code, newPassword });
    await expectSignedOut(all);
    expect((await admin.expectError(account.getCurrentUser, {})).code).toBe('session.ended');
    await anonymous.call(account.login, { email, password: newPassword, organizationSlug: slug });
  });
});

test('signing out everywhere also ends a sign-in that has not opened a session yet', async () => {
  const all = await openDevices();
  await aSecondLater(async () => {
    await all.admin.call(devices.signOutEverywhere, {});
    await expectSignedOut(all);
    for (const call of [account.listMyOrganizations])
      expect((await all.unopened.expectError(call, {})).code).toBe('session.ended');
  });
});
