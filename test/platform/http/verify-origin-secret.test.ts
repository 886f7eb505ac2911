import { afterAll, expect, test } from 'vitest';
import { verifyOriginSecret } from '../../../functions/platform/http/verify-origin-secret.ts';
import { listen } from '../../../lib/local/serve.ts';
import { originSecret } from '../../../lib/local/start-backend.ts';
import { originHeader } from '../../../shared/core/origin-header.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { callerWith } from '../../support/caller.ts';
import { openClinic } from '../../support/clinic.ts';
import { openWorld } from '../../support/world.ts';

const closings: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closings) await close();
});

/** Returns a caller of the API at its own URL, which bypasses the site. */
async function openDirectly() {
  const { backend } = await openWorld();
  const { endpoint, close } = await listen(backend.api);
  closings.push(close);
  return `${endpoint}/api`;
}

const denied = { status: 403, body: { error: { code: 'permission.denied' } } };

test('a request that bypasses the site is rejected', async () => {
  const api = await openDirectly();
  const { admin } = await openClinic();
  expect(await callerWith(api, admin.headers).send('GET', 'auth/get')).toMatchObject(denied);
  const guessed = { ...admin.headers, [originHeader]: 'guess' };
  expect(await callerWith(api, guessed).send('GET', 'auth/get')).toMatchObject(denied);
  const body = JSON.stringify({ email: 'a@b.example', password: 'a-good-password' });
  expect(await callerWith(api, {}).send('POST', 'auth/login', { body })).toMatchObject(denied);
});

test('a request with the origin secret is accepted', async () => {
  const api = await openDirectly();
  const { admin } = await openClinic();
  const known = { ...admin.headers, [originHeader]: originSecret };
  expect((await callerWith(api, known).send('GET', 'auth/get')).status).toBe(200);
});

test('the site replaces an origin secret that a visitor sends', async () => {
  const { api } = await openWorld();
  const { admin } = await openClinic();
  const visitor = callerWith(api, { ...admin.headers, [originHeader]: 'guess' });
  expect((await visitor.call(account.getCurrentUser, {})).data.id).toBe(admin.person.id);
});

test('while the origin secret is being replaced, the old and the new one are accepted, but no prefix of either', () => {
  const check = verifyOriginSecret(['new-secret', 'old-secret']);
  expect(() => check({ [originHeader]: 'new-secret' })).not.toThrow();
  expect(() => check({ [originHeader]: 'old-secret' })).not.toThrow();
  for (const wrong of ['', 'new', 'new-secret,old-secret', 'NEW-SECRET']) {
    expect(() => check({ [originHeader]: wrong })).toThrow('does not allow');
  }
  expect(() => check({})).toThrow('does not allow');
});
