import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessToken } from '../../../web/platform/auth/access-token.ts';

const refreshedToken = vi.hoisted(() => vi.fn(async () => 'refreshed'));
vi.mock('../../../web/platform/auth/cognito.ts', () => ({ refreshedToken }));

const now = Date.parse('2026-11-27T08:00:00Z');
const prefix = 'CognitoIdentityServiceProvider.client.helen.';

function tokenOf(sub: string, minutesLeft: number): string {
  const claims = JSON.stringify({ sub, exp: now / 1_000 + minutesLeft * 60 });
  return `e30.${Buffer.from(claims).toString('base64url')}.c2ln`;
}

function store(token: string, clockDrift = '0'): void {
  const items: Record<string, string> = {
    [`${prefix}accessToken`]: token,
    [`${prefix}clockDrift`]: clockDrift,
  };
  vi.stubGlobal('localStorage', { ...items, getItem: (name: string) => items[name] ?? null });
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a stored access token is used if it is valid and belongs to this person', async () => {
  const token = tokenOf('helen', 20);
  store(token);
  expect(await accessToken('helen')).toBe(token);
  expect(await accessToken()).toBe(token);
});

test('an access token that expires within a minute is refreshed', async () => {
  store(tokenOf('helen', 0.5));
  expect(await accessToken('helen')).toBe('refreshed');
});

test('a token expires at the server’s time, even if the clock of the device is an hour slow', async () => {
  store(tokenOf('helen', 20), String(60 * 60 * 1_000));
  expect(await accessToken('helen')).toBe('refreshed');
});

test('the token of a different person who has signed in through another tab is never used', async () => {
  store(tokenOf('mei', 20));
  expect(await accessToken('helen')).toBe('refreshed');
});

test('if no stored token can be read, the session is requested', async () => {
  store('nonsense');
  expect(await accessToken('helen')).toBe('refreshed');
});
