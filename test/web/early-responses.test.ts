import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchEarly, takeEarly } from '../../web/platform/api/early-responses.ts';

const address = 'https://api.example/auth/get';
const helen = 'Bearer helen';
const fetched = vi.fn(async () => new Response('{"data":1}'));

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => vi.unstubAllGlobals());

test('an early response is given once, also when its sender has read it', async () => {
  const early = await fetchEarly(address, { authorization: helen });
  await early.json();
  const taken = await takeEarly(address, helen);
  expect(await taken?.json()).toEqual({ data: 1 });
  expect(await takeEarly(address, helen)).toBeUndefined();
});

test('the response to another person is dropped', async () => {
  await fetchEarly(address, { authorization: helen });
  expect(await takeEarly(address, 'Bearer mei')).toBeUndefined();
  expect(await takeEarly(address, helen)).toBeUndefined();
});

test('other addresses have none, and a failed one counts as none', async () => {
  expect(await takeEarly(address, helen)).toBeUndefined();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(fetchEarly(address, { authorization: helen })).rejects.toThrow('Failed to fetch');
  expect(await takeEarly('https://api.example/cases', helen)).toBeUndefined();
  expect(await takeEarly(address, helen)).toBeUndefined();
});
