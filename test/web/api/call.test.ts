import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { endpoint } from '../../../shared/core/endpoint.ts';
import { call } from '../../../web/platform/api/call.ts';
import { callAgain } from '../../../web/platform/api/call-again.ts';
import { callContext } from '../../../web/platform/api/call-context.ts';
import { CallError } from '../../../web/platform/api/call-error.ts';
import { undoOf } from '../../../web/platform/api/unchanged.ts';

const find = endpoint({
  method: 'GET',
  path: 'things/{id}',
  summary: 'Finds',
  needs: 'case:read',
  input: z.strictObject({ id: z.string(), limit: z.number().optional(), note: z.string().nullable() }),
  output: z.object({ name: z.string() }),
});
const change = endpoint({
  method: 'PUT',
  path: 'things/{id}',
  summary: 'Changes',
  needs: 'case:change',
  input: z.strictObject({ id: z.string(), name: z.string() }),
  output: z.object({ name: z.string() }),
});
const open = endpoint({
  method: 'POST',
  path: 'open',
  summary: 'Opens',
  needs: 'public',
  effect: 'read',
  input: z.strictObject({}),
  output: z.object({}),
});

/** The requests that were sent. `answer` makes the next response. */
const asked: { address: string; request: RequestInit }[] = [];
let answer: () => Response;
const originalConnection = { ...callContext };

const reply = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
const headers = () => asked.at(-1)?.request.headers as Record<string, string>;

beforeEach(() => {
  asked.length = 0;
  answer = reply(200, { data: { name: 'A' } });
  callContext.bearerToken = async () => 'token';
  callContext.organization = () => 'brightwater';
  vi.stubGlobal('__APP_VERSION__', '26-11-20-1');
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (address === '/config.json') return new Response(JSON.stringify({ api: '/api' }));
    asked.push({ address, request });
    return answer();
  });
});

afterEach(() => {
  Object.assign(callContext, originalConnection);
  vi.unstubAllGlobals();
});

test('a request that reads sends path parameters in the path and other input in the query, without missing values', async () => {
  await call(find, { id: 'a/b', limit: 5, note: null });
  expect(asked[0]?.address).toBe('/api/things/a%2Fb?limit=5');
  expect(asked[0]?.request.body).toBeUndefined();
});

test('a request that changes data sends all input except path parameters in the body, and organisation and page in headers', async () => {
  expect(await call(change, { id: 'a', name: 'B' }, { idempotencyKey: 'once' })).toEqual({ name: 'A' });
  expect(asked[0]?.address).toBe('/api/things/a');
  expect(asked[0]?.request.body).toBe('{"name":"B"}');
  expect(headers()).toMatchObject({
    authorization: 'Bearer token',
    'x-organization': 'brightwater',
    'x-app-version': '26-11-20-1',
    'idempotency-key': 'once',
  });
});

test('nothing is undone if the response says that the request changed nothing', async () => {
  const undo = () => {};
  expect(undoOf(await call(change, { id: 'a', name: 'A' }), undo)).toBe(undo);
  answer = reply(200, { data: { name: 'A' }, unchanged: true });
  expect(undoOf(await call(change, { id: 'a', name: 'A' }), undo)).toBeUndefined();
});

test('only requests that change data have an idempotency key', async () => {
  await call(find, { id: 'a', note: null });
  expect(headers()).not.toHaveProperty('idempotency-key');
  await call(open, {});
  expect(headers()).not.toHaveProperty('idempotency-key');
});

test('a request to a public endpoint sends no organisation', async () => {
  await call(open, {});
  expect(headers()).not.toHaveProperty('x-organization');
});

test('a request that needs a token is not sent without one', async () => {
  callContext.bearerToken = async () => undefined;
  await expect(call(find, { id: 'a', note: null })).rejects.toMatchObject({
    code: 'session.missing',
    status: 401,
  });
  expect(asked).toHaveLength(0);
});

test('an API error is thrown with its code, its fields and the current record', async () => {
  const error = {
    code: 'version.conflict',
    message: '',
    fields: { name: 'validation.x' },
    current: { id: 1 },
  };
  answer = reply(409, { error });
  await expect(call(change, { id: 'a', name: 'B' })).rejects.toMatchObject({
    code: 'version.conflict',
    status: 409,
    fields: { name: 'validation.x' },
    current: { id: 1 },
  });
});

test('a response that does not come from our API is thrown as a server error', async () => {
  answer = () => new Response('<html>', { status: 502 });
  await expect(call(find, { id: 'a', note: null })).rejects.toMatchObject({
    code: 'server.failed',
    status: 502,
  });
});

test('a rate limit of the API and one of the firewall are thrown as the same error', async () => {
  const limited = { error: { code: 'rate.limited', message: 'x' } };
  const headers = { 'retry-after': '240' };
  for (const body of [JSON.stringify(limited), '{"message":"Too Many Requests"}', '']) {
    answer = () => new Response(body, { status: 429, headers });
    const refused = await call(find, { id: '1', note: null }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'rate.limited', status: 429, retryAfter: 240, isTransient: true });
  }
});

describe('a rate-limited request is repeated only if this is safe', () => {
  const limited = () =>
    new Response(JSON.stringify({ error: { code: 'rate.limited', message: 'x' } }), {
      status: 429,
      headers: { 'retry-after': '30' },
    });
  const waits: number[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    waits.length = 0;
    callContext.onRateLimitWait = ms => waits.push(ms);
  });
  afterEach(() => vi.useRealTimers());

  test('a rate-limited read is repeated after the server’s waiting time, and the page shows that it waits', async () => {
    answer = () => (asked.length === 1 ? limited() : reply(200, { data: { name: 'B' } })());
    const read = call(find, { id: 'a', note: null });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await read).toEqual({ name: 'B' });
    expect(asked).toHaveLength(2);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThanOrEqual(30_000);
  });

  test('a rate-limited read is tried at most three times', async () => {
    answer = limited;
    const read = call(find, { id: 'a', note: null }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await read).toMatchObject({ code: 'rate.limited' });
    expect(asked).toHaveLength(3);
  });

  test.each([
    ['the page no longer waits for it', (end: AbortController) => end.abort()],
    [
      'a different person has signed in',
      () => Object.assign(callContext, { organization: () => 'st-marys' }),
    ],
  ])('a rate-limited read is not repeated if %s', async (_, change) => {
    answer = limited;
    const end = new AbortController();
    const read = call(find, { id: 'a', note: null }, { signal: end.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    change(end);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await read).toMatchObject({ code: 'rate.limited' });
    expect(asked).toHaveLength(1);
  });

  test('a rate-limited write request or sign-in is not retried, and the person sees the error', async () => {
    answer = limited;
    await expect(call(change, { id: 'a', name: 'B' })).rejects.toMatchObject({ code: 'rate.limited' });
    await expect(call(open, {})).rejects.toMatchObject({ code: 'rate.limited' });
    expect(waits).toEqual([]);
  });

  test('a rate-limited change sent through callAgain is repeated with the same idempotency key', async () => {
    answer = () => (asked.length === 1 ? limited() : reply(200, { data: { name: 'B' } })());
    const sent = callAgain(idempotencyKey => call(change, { id: 'a', name: 'B' }, { idempotencyKey }));
    await vi.advanceTimersByTimeAsync(33_000);
    expect(await sent).toEqual({ name: 'B' });
    const keys = asked.map(({ request }) => (request.headers as Record<string, string>)['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

test('a network failure is thrown as an error of its own kind, and the request can be retried', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  const error = await call(find, { id: 'a', note: null }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ code: 'network.failed', isTransient: true });
});

test('a request to a public endpoint sends an organisation only if the caller names one', async () => {
  await call(open, {});
  expect(headers()).not.toHaveProperty('x-organization');
  await call(open, {}, { organization: 'lake' });
  expect(headers()['x-organization']).toBe('lake');
});

test('the end of the session is reported to the whole tab, with its error code and whether the API gave the reason', async () => {
  const told: [string, boolean][] = [];
  callContext.onSessionEnd = ({ code, isUnexplained }) => told.push([code, isUnexplained]);
  answer = reply(401, { error: { code: 'session.ended', message: '' } });
  await expect(call(find, { id: 'a', note: null })).rejects.toThrow('session.ended');
  answer = reply(401, { message: 'Unauthorized' });
  await expect(call(find, { id: 'a', note: null })).rejects.toThrow('session.missing');
  answer = reply(403, { error: { code: 'member.suspended', message: '' } });
  await expect(call(find, { id: 'a', note: null })).rejects.toThrow('member.suspended');
  expect(told).toEqual([
    ['session.ended', false],
    ['session.missing', true],
    ['member.suspended', false],
  ]);
});

test('the tab’s session does not end if the rejected request was public, for another organisation or token, or its caller handles the error', async () => {
  const onSessionEnd = vi.fn();
  callContext.onSessionEnd = onSessionEnd;
  answer = reply(403, { error: { code: 'member.suspended', message: '' } });
  const of = (options: object) => expect(call(find, { id: 'a', note: null }, options)).rejects.toThrow();
  await of({ organization: 'st-marys' });
  await of({ token: 'another' });
  await of({ handlesSessionEnd: true });
  await expect(call(open, {})).rejects.toThrow();
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('a request that begins while the page is left outlives the page', async () => {
  callContext.isLeaving = true;
  await call(change, { id: 'a', name: 'B' });
  callContext.isLeaving = false;
  await call(change, { id: 'a', name: 'C' });
  expect(asked.map(({ request }) => request.keepalive)).toEqual([true, false]);
});
