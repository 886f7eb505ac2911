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

/** Somebody with two sign-ins, and a third whose token has opened nothing yet. */
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

/** Tokens tell the time of their sign-in in whole seconds. */
const aSecondLater = async <Result>(run: () => Promise<Result>) =>
  (await openWorld()).withClockAhead(1_000, run);

test('a changed password ends every other sign-in, also one that has opened nothing, and keeps this one', async () => {
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

test('a reset password ends every sign-in', async () => {
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

test('signing out everywhere ends also a sign-in that has opened nothing yet', async () => {
  const all = await openDevices();
  await aSecondLater(async () => {
    await all.admin.call(devices.signOutEverywhere, {});
    await expectSignedOut(all);
    for (const call of [account.listMyOrganizations])
      expect((await all.unopened.expectError(call, {})).code).toBe('session.ended');
  });
});
