import { expect, test } from 'vitest';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { deviceName } from '../../../../shared/features/people/devices/device-name.ts';
import { devices } from '../../../../shared/features/people/devices/endpoints.ts';
import { openClinic, openSuperadmin, signIn } from '../../../support/clinic.ts';
import { deviceOf } from './samples.ts';

test('a person can list their sign-ins, newest first, with the current one marked', async () => {
  const { admin, slug } = await openClinic();
  const second = await signIn(admin.person, slug);
  const { data } = await second.call(devices.listDevices, {});
  expect(data.devices.map(({ id, isThis }) => ({ id, isThis }))).toEqual(
    expect.arrayContaining([
      { id: deviceOf(second), isThis: true },
      { id: deviceOf(admin), isThis: false },
    ]),
  );
  expect(data.devices[0]?.organizationName).toBe(`Clinic ${slug}`);
});

test('a sign-in that was ended is rejected at its next request and is no longer listed', async () => {
  const { admin, slug } = await openClinic();
  const other = await signIn(admin.person, slug);
  await admin.call(devices.endDevice, { deviceId: deviceOf(other) });
  expect((await other.expectError(account.getCurrentUser, {})).code).toBe('session.ended');
  const { data } = await admin.call(devices.listDevices, {});
  expect(data.devices.map(({ id }) => id)).toEqual([deviceOf(admin)]);
});

test('signing out everywhere ends every sign-in and its refresh tokens', async () => {
  const { admin, slug } = await openClinic();
  const other = await signIn(admin.person, slug);
  await admin.call(devices.signOutEverywhere, {});
  for (const one of [admin, other]) {
    expect((await one.expectError(account.getCurrentUser, {})).code).toBe('session.ended');
    const { refreshToken } = one;
    expect((await one.expectError(account.refresh, { refreshToken })).code).toBe('sign-in.failed');
  }
  const again = await signIn(admin.person, slug);
  expect((await again.call(devices.listDevices, {})).data.devices).toHaveLength(1);
});

test('a platform administrator’s sign-ins are listed without an organisation', async () => {
  const superadmin = await openSuperadmin();
  const { data } = await superadmin.call(devices.listDevices, {});
  expect(data.devices).toMatchObject([{ organizationName: null, isThis: true }]);
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Chrome/140.0 Safari/537.36', 'Chrome · Mac'],
  ['curl/8.5.0', 'curl'],
  ['', ''],
])('the user agent %s is shown as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
