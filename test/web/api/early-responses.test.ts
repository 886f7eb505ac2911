import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchEarly, takeEarly } from '../../../web/platform/api/early-responses.ts';

const address = 'https://api.example/auth/get';
const helen = { headers: { authorization: 'Bearer helen' } };
const fetched = vi.fn(async () => new Response('{"data":1}'));

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => vi.unstubAllGlobals());

test('the response to a request sent before the app started is used once, even if it was read already', async () => {
  const early = await fetchEarly(address, helen);
  await early.json();
  const taken = await takeEarly(address, helen);
  expect(await taken?.json()).toEqual({ data: 1 });
  expect(await takeEarly(address, helen)).toBeUndefined();
});

test('a response requested before the app started is not used for another person', async () => {
  await fetchEarly(address, helen);
  expect(await takeEarly(address, { headers: { authorization: 'Bearer mei' } })).toBeUndefined();
  expect(await takeEarly(address, helen)).toBeUndefined();
});

test('a response requested before the app started is not used for another organisation or request body', async () => {
  const search = (organization: string, body = '{}') => ({
    headers: { ...helen.headers, 'x-organization': organization },
    body,
  });
  for (const other of [search('oakfield'), search('brightwater', '{"text":"a"}')]) {
    await fetchEarly(address, search('brightwater'));
    expect(await takeEarly(address, other)).toBeUndefined();
  }
  await fetchEarly(address, search('brightwater'));
  expect(fetched).toHaveBeenLastCalledWith(address, { ...search('brightwater'), method: 'POST' });
  expect(await takeEarly(address, search('brightwater'))).toBeDefined();
});

test('a response requested before the app started is not used for another address, and not used if the request failed', async () => {
  expect(await takeEarly(address, helen)).toBeUndefined();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(fetchEarly(address, helen)).rejects.toThrow('Failed to fetch');
  expect(await takeEarly('https://api.example/cases', helen)).toBeUndefined();
  expect(await takeEarly(address, helen)).toBeUndefined();
});

test('if the app starts early, its requests wait until the early requests have been sent', async () => {
  const { promise: configured, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal(
    'earlyRequestsSent',
    configured.then(() => void fetchEarly(address, helen)),
  );
  fetched.mockClear();
  const taken = takeEarly(address, helen);
  resolve();
  expect(await (await taken)?.json()).toEqual({ data: 1 });
  expect(fetched).toHaveBeenCalledTimes(1);
});
