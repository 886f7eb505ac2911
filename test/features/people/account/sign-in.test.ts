import { expect, test } from 'vitest';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { type Caller, callerWith } from '../../../support/caller.ts';
import { newPerson, openClinic, openSuperadmin, password } from '../../../support/clinic.ts';
import { signInToPool } from '../../../support/user-pool.ts';
import { openWorld } from '../../../support/world.ts';

/** Makes a caller who is not signed in, from a random network address. */
async function anybody(headers: Record<string, string> = {}): Promise<Caller> {
  const { api } = await openWorld();
  return callerWith(api, { 'x-forwarded-for': `10.0.0.${Math.floor(Math.random() * 250)}`, ...headers });
}

const sessionDays = (start: number, end: string) => (Date.parse(end) - start) / dayMs;

test('signing in with email and password opens an organisation and returns the specified fields', async () => {
  const { slug, admin } = await openClinic();
  const started = Date.now();
  const body = JSON.stringify({ email: admin.person.email, password, organizationSlug: slug });
  const reply = await (await anybody()).send('POST', 'auth/login', { body });
  expect(reply.status).toBe(200);
  const { data } = reply.body as { data: Record<string, Record<string, unknown>> };
  expect(data.token).toEqual({
    token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    refreshToken: expect.any(String),
    expiresAt: expect.any(String),
    sessionExpiresAt: expect.any(String),
  });
  expect(sessionDays(started, String(data.token?.sessionExpiresAt))).toBeCloseTo(7, 3);
  expect(data.user).toEqual({
    id: admin.person.id,
    email: admin.person.email,
    fullName: 'Ada Admin',
    role: 'admin',
    locale: 'en',
    script: null,
    profilePictureId: null,
    profilePicture: { url: null },
    finishedRegistration: true,
  });
  expect(data.organization).toMatchObject({ id: slug, organizationSlug: slug, logoInfo: { url: null } });
  expect(data.organizationUser).toEqual({
    id: admin.person.id,
    role: 'admin',
    status: 'active',
    visibility: 'all',
    finishedRegistration: true,
    acceptedTerms: 0,
  });
});

test('a valid access token can open an organisation without a password, and then works for every request', async () => {
  const { slug, admin } = await openClinic();
  const { accessToken } = await signInToPool(admin.person);
  const bearer = await anybody({ authorization: `Bearer ${accessToken}` });
  expect((await bearer.send('POST', 'cases/search', { body: '{}' })).body).toMatchObject({
    error: { code: 'session.missing' },
  });
  const { data } = await bearer.call(account.login, { organizationSlug: slug });
  expect(data.token.token).toBe(accessToken);
  expect(data.token.refreshToken).toBeUndefined();
  expect((await bearer.send('POST', 'cases/search', { body: '{}' })).status).toBe(200);
});

test('an access token of another issuer is rejected', async () => {
  const { slug, admin } = await openClinic();
  const { idToken, accessToken } = await signInToPool(admin.person);
  const forged = `${accessToken.slice(0, -4)}AAAA`;
  for (const token of [idToken, forged, 'abc']) {
    const bearer = await anybody({ authorization: `Bearer ${token}` });
    expect(await bearer.expectError(account.login, { organizationSlug: slug })).toMatchObject({
      status: 401,
      code: 'session.missing',
    });
  }
});

test('a platform administrator opens the platform without an organisation or a membership', async () => {
  const { person } = await openSuperadmin();
  const { data } = await (await anybody()).call(account.login, { email: person.email, password });
  expect(data).toMatchObject({ organization: null, organizationUser: null, user: { role: 'superadmin' } });
});

test('a wrong password and an unknown email address get the same sign-in error', async () => {
  const { slug, admin } = await openClinic();
  const caller = await anybody();
  const bodies = [
    { email: admin.person.email, password: 'not-the-password', organizationSlug: slug },
    { email: newPerson('').email, password, organizationSlug: slug },
  ];
  for (const body of bodies) {
    const reply = await caller.send('POST', 'auth/login', { body: JSON.stringify(body) });
    expect(reply.status).toBe(401);
    expect(reply.body).toEqual({
      error: { code: 'sign-in.failed', message: 'Error while authenticating' },
    });
  }
});

test('the error for a sign-in request names missing and malformed fields', async () => {
  const caller = await anybody();
  expect((await caller.expectError(account.login, {})).fields).toEqual({
    email: 'validation.required',
    password: 'validation.required',
  });
  expect((await caller.expectError(account.login, { password })).fields).toEqual({
    email: 'validation.required',
  });
  expect(await caller.expectError(account.login, { email: 'nobody', password: '' })).toMatchObject({
    status: 400,
    fields: { email: 'validation.email', password: 'validation.required' },
  });
});

test('only a correct password reveals that the person must choose an organisation to sign in', async () => {
  const { admin } = await openClinic();
  const caller = await anybody();
  const { email } = admin.person;
  expect(await caller.expectError(account.login, { email, password: 'wrong' })).toMatchObject({
    status: 401,
  });
  expect(await caller.expectError(account.login, { email, password })).toMatchObject({
    status: 400,
    code: 'organization.required',
    fields: { organizationSlug: 'validation.required' },
  });
});

test('signing in to an organisation of which one is no member gives the same error as signing in to an unknown organisation', async () => {
  const [own, other] = await Promise.all([openClinic(), openClinic()]);
  const caller = await anybody();
  const { email } = own.admin.person;
  const refusals = await Promise.all(
    [other.slug, 'no-such-place'].map(organizationSlug =>
      caller.expectError(account.login, { email, password, organizationSlug }),
    ),
  );
  expect(refusals[0]).toMatchObject({ status: 403, code: 'organization.foreign' });
  expect(refusals[1]).toEqual(refusals[0]);
});

test('signing in without “remember me” returns no refresh token', async () => {
  const { slug, admin } = await openClinic();
  const credentials = { email: admin.person.email, password, organizationSlug: slug };
  const caller = await anybody();
  const { data } = await caller.call(account.login, { ...credentials, remember: false });
  expect(data.token.refreshToken).toBeUndefined();
});
