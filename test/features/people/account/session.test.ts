import { expect, test } from 'vitest';
import type { FaultInjection } from '../../../../lib/local/fault-injection.ts';
import { sessionSeconds } from '../../../../shared/core/limits.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { callerWith } from '../../../support/caller.ts';
import { anonymousCaller, openClinic, openSuperadmin, signIn } from '../../../support/clinic.ts';
import { openWorld } from '../../../support/world.ts';

const second = 1000;

test('after signing out, every Lambda rejects the same token at the next request', async () => {
  const { slug, admin } = await openClinic();
  const elsewhere = await signIn(admin.person, slug);
  expect((await admin.call(account.logout, {})).data).toEqual({});
  const ended = { status: 401, code: 'session.ended', message: 'This session has ended' };
  expect(await admin.expectError(account.getCurrentUser, {})).toEqual(ended);
  expect(await admin.expectError(cases.searchCases, {})).toEqual(ended);
  expect(await admin.expectError(account.logout, {})).toEqual(ended);
  expect(await admin.expectError(account.listMyOrganizations, {})).toEqual(ended);
  expect(await admin.expectError(account.login, { organizationSlug: slug })).toEqual(ended);
  expect((await elsewhere.call(account.getCurrentUser, {})).data.id).toBe(admin.person.id);
});

test('if a person signs out while a session is being opened, this session ends too', async () => {
  const world = await openWorld();
  const { slug, admin } = await openClinic();
  let isFirst = true;
  const signOutFirst: FaultInjection = async ({ role, operation }) => {
    if (role !== 'account' || operation !== 'TransactWriteItems' || !isFirst) return undefined;
    isFirst = false;
    await admin.call(account.logout, {});
    return undefined;
  };
  const opened = await world.withFaults(signOutFirst, () =>
    admin.expectError(account.login, { organizationSlug: slug }),
  );
  expect(opened).toMatchObject({ status: 401, code: 'session.ended' });
  expect(await admin.expectError(account.getCurrentUser, {})).toMatchObject({ code: 'session.ended' });
});

test('a session expires exactly seven days after it was opened', async () => {
  const world = await openWorld();
  const { admin } = await openClinic();
  const { data } = await admin.call(account.getCurrentUser, {});
  const left = Date.parse(data.sessionExpiresAt) - world.now();
  expect(left / second).toBeGreaterThan(sessionSeconds - 60);
  await world.withClockAhead(left - 5 * second, () => admin.call(account.getCurrentUser, {}));
  for (const endpoint of [account.getCurrentUser, cases.searchCases]) {
    expect(await world.withClockAhead(left, () => admin.expectError(endpoint, {}))).toEqual({
      status: 401,
      code: 'session.expired',
      message: 'Token expired',
    });
  }
});

test('a refresh token returns a new access token for the same session and organisation', async () => {
  const { slug, admin } = await openClinic();
  const anonymous = await anonymousCaller();
  const before = (await admin.call(account.getCurrentUser, {})).data;
  const { data } = await anonymous.call(account.refresh, { refreshToken: admin.refreshToken });
  expect(Object.keys(data).sort()).toEqual(['modules', 'organization', 'organizationUser', 'token', 'user']);
  expect(data.token.token).not.toBe(admin.token);
  expect(data.token.sessionExpiresAt).toBe(before.sessionExpiresAt);
  expect(data.organization?.organizationSlug).toBe(slug);
  expect(data.organizationUser?.role).toBe('admin');
  const refreshed = callerWith((await openWorld()).api, { authorization: `Bearer ${data.token.token}` });
  expect((await refreshed.call(account.getCurrentUser, {})).data).toEqual(before);
  await refreshed.call(account.logout, {});
  expect(await admin.expectError(account.getCurrentUser, {})).toMatchObject({ code: 'session.ended' });
});

test('after signing out, the refresh token is rejected; an invalid refresh token is rejected too', async () => {
  const { admin } = await openClinic();
  const anonymous = await anonymousCaller();
  await admin.call(account.logout, {});
  for (const refreshToken of [admin.refreshToken, admin.token, 'anything']) {
    expect((await anonymous.expectError(account.refresh, { refreshToken })).status).toBe(401);
  }
});

test('a platform administrator has no organisation, even after refreshing the token', async () => {
  const superadmin = await openSuperadmin();
  const nowhere = { organization: null, organizationUser: null };
  expect((await superadmin.call(account.getCurrentUser, {})).data).toMatchObject({
    ...nowhere,
    role: 'superadmin',
    finishedRegistration: true,
  });
  const anonymous = await anonymousCaller();
  const { data } = await anonymous.call(account.refresh, { refreshToken: superadmin.refreshToken });
  expect(data).toMatchObject({ ...nowhere, user: { role: 'superadmin' } });
});

test('the response about the current user contains the organisation that the request names', async () => {
  const { slug, join } = await openClinic({ name: 'Hill Clinic' });
  const user = await join({ visibility: 'selected' });
  expect((await user.call(account.getCurrentUser, {})).data).toMatchObject({
    id: user.person.id,
    fullName: 'Uma User',
    role: 'user',
    locale: 'en',
    organization: { organizationSlug: slug, name: 'Hill Clinic', timeZone: 'Asia/Hong_Kong' },
    organizationUser: { role: 'user', visibility: 'selected', status: 'active' },
  });
});

test('only a platform administrator can open a session for the whole platform, with null as the organisation', async () => {
  const superadmin = await openSuperadmin();
  const { data } = await superadmin.call(account.login, { organizationSlug: null });
  expect(data).toMatchObject({ organization: null, user: { role: 'superadmin' } });
  const { admin } = await openClinic();
  const unchosen = await admin.expectError(account.login, { organizationSlug: null });
  expect(unchosen.code).toBe('organization.required');
});
