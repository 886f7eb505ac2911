import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterEach, expect, test, vi } from 'vitest';
import { createGateway, type GatewayOptions } from '../../../lib/local/gateway/create-gateway.ts';
import type { HttpEvent } from '../../../lib/local/gateway/lambda.ts';
import { listen } from '../../../lib/local/serve.ts';
import { apiScope } from '../../../shared/core/token-scopes.ts';
import { openClinic } from '../../support/clinic.ts';
import { signInToPool } from '../../support/user-pool.ts';
import { openWorld } from '../../support/world.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

type Lambda = (event: HttpEvent) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Starts a stand-in of API Gateway in front of a Lambda that the test provides; it stores the events that the
 * Lambda gets.
 */
async function openGateway(
  lambda: Lambda = async () => ({ statusCode: 200, body: '{}' }),
  { timeoutMs = 2_000, keysAt, ...options }: { keysAt?: string } & Partial<GatewayOptions> = {},
) {
  const { cognito } = (await openWorld()).backend;
  const events: HttpEvent[] = [];
  const noted = async (event: HttpEvent) => {
    events.push(event);
    return lambda(event);
  };
  const handler = createGateway({
    authorizer: {
      issuer: cognito.issuer,
      jwksUrl: keysAt ?? `${cognito.endpoint}/${cognito.userPoolId}/.well-known/jwks.json`,
      clientIds: [cognito.scriptsClientId],
      scope: apiScope,
    },
    lambdas: { api: noted, account: noted, pdf: noted, public: noted },
    timeoutMs,
    ...options,
  });
  const { endpoint, close } = await listen(handler);
  cleanups.push(close);
  const send = (path: string, init: RequestInit = {}) => fetch(`${endpoint}/api/${path}`, init);
  return { events, send };
}

const login = (body: BodyInit, type = 'application/json'): [string, RequestInit] => [
  'auth/login',
  { method: 'POST', headers: { 'content-type': type }, body },
];

test('a route that needs a token accepts only an access token of the user pool', async () => {
  const { admin } = await openClinic();
  const { accessToken, idToken } = await signInToPool(admin.person);
  const { send, events } = await openGateway();
  const asked = async (authorization?: string) =>
    (await send('auth/get', { headers: authorization === undefined ? {} : { authorization } })).status;
  expect(await asked(`Bearer ${accessToken}`)).toBe(200);
  const [head = '', body = '', signature = ''] = accessToken.split('.');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const wrong of [
    undefined,
    '',
    'Bearer',
    `Basic ${accessToken}`,
    `Bearer ${head}.${body}.${signature.slice(2)}AA`,
    `Bearer ${unsigned}.${body}.`,
    `Bearer ${head}.${body}`,
  ])
    expect(await asked(wrong), wrong).toBe(401);
  expect(await asked(`Bearer ${idToken}`)).toBe(403);
  expect(events).toHaveLength(1);
});

test('an access token is valid for an hour', async () => {
  const { admin } = await openClinic();
  const world = await openWorld();
  const { send } = await openGateway();
  const hourAgo = () => signInToPool(admin.person);
  const { accessToken } = await world.withClockAhead(-3_601_000, hourAgo);
  const { status } = await send('auth/get', { headers: { authorization: `Bearer ${accessToken}` } });
  expect(status).toBe(401);
});

test('the Lambda gets token claims as text in API Gateway’s format', async () => {
  const { admin } = await openClinic();
  const { send, events } = await openGateway();
  await send('auth/get', { headers: { authorization: `Bearer ${admin.token}` } });
  const claims = events[0]?.requestContext.authorizer?.jwt?.claims ?? {};
  expect(claims).toMatchObject({ sub: admin.person.id, token_use: 'access' });
  expect(Object.values(claims).every(value => typeof value === 'string')).toBe(true);
});

test('the event for a Lambda has route, path, query, headers and body as in payload format 2.0', async () => {
  const { admin } = await openClinic();
  const { send, events } = await openGateway();
  const authorization = `Bearer ${admin.token}`;
  await send('account/files/file%2Fx?a=1&a=%20', {
    headers: { authorization, 'X-Organization': 'clinic', cookie: 'a=b' },
  });
  expect(events[0]).toMatchObject({
    version: '2.0',
    routeKey: 'GET /api/account/files/{fileId}',
    rawPath: '/api/account/files/file%2Fx',
    rawQueryString: 'a=1&a=%20',
    pathParameters: { fileId: 'file/x' },
    headers: { 'x-organization': 'clinic' },
    isBase64Encoded: false,
  });
  expect(events[0]?.headers.cookie).toBeUndefined();
  expect(events[0]?.body).toBeUndefined();
});

test('the Lambda gets a text body as text and any other body as base64', async () => {
  const { send, events } = await openGateway();
  await send(...login('{"email":"é"}'));
  await send(...login(new Uint8Array([0xff, 0xfe])));
  await send(...login('GIF89a', 'image/gif'));
  expect(events.map(({ body, isBase64Encoded }) => [body, isBase64Encoded])).toEqual([
    ['{"email":"é"}', false],
    [Buffer.from([0xff, 0xfe]).toString('base64'), true],
    [Buffer.from('GIF89a').toString('base64'), true],
  ]);
});

test('a Lambda may return text or base64, with headers of its own', async () => {
  const { send } = await openGateway(async () => ({
    statusCode: 201,
    headers: { 'x-made': 'yes' },
    body: Buffer.from([1, 2, 255]).toString('base64'),
    isBase64Encoded: true,
  }));
  const answer = await send(...login('{}'));
  expect([answer.status, answer.headers.get('x-made')]).toEqual([201, 'yes']);
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2, 255]);
});

test('a request that matches no route gets 401 or 404 and reaches no Lambda', async () => {
  const { send, events } = await openGateway();
  for (const [path, method, status] of [
    ['auth/login', 'GET', 401],
    ['auth/login/', 'POST', 401],
    ['cases/a/b/c', 'GET', 401],
    ['auth/get', 'HEAD', 404],
    ['auth/get', 'OPTIONS', 404],
    ['cases/%ZZ', 'GET', 404],
    ['', 'GET', 404],
  ] as const)
    expect((await send(path, { method })).status, `${method} ${path}`).toBe(status);
  expect(events).toEqual([]);
});

test('several endpoints of a Lambda can share a route, and the event contains the path of the request', async () => {
  const { admin } = await openClinic();
  const { send, events } = await openGateway();
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
  await send('cases/search', { method: 'POST', headers, body: '{}' });
  expect(events[0]).toMatchObject({
    routeKey: 'POST /api/{proxy+}',
    rawPath: '/api/cases/search',
    pathParameters: { proxy: 'cases/search' },
  });
});

test('a request whose Lambda exceeds the timeout gets status 503', async () => {
  const { send } = await openGateway(() => new Promise(() => {}), { timeoutMs: 50 });
  const answer = await send(...login('{}'));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ message: 'Service Unavailable' });
});

test('a request whose Lambda throws an error or returns too much data gets a server error', async () => {
  const complained = vi.mocked(console.error).mockImplementation(() => {});
  const broken = await openGateway(async () => {
    throw new Error('quokka');
  });
  const answer = await broken.send(...login('{}'));
  expect([answer.status, await answer.text()]).toEqual([500, '{"message":"Internal Server Error"}']);
  expect(complained).toHaveBeenCalledOnce();
  complained.mockClear();
  const sixMegabytes = 6 * 1024 * 1024;
  const large = (bytes: number) => openGateway(async () => ({ statusCode: 200, body: 'x'.repeat(bytes) }));
  expect((await (await large(sixMegabytes)).send(...login('{}'))).status).toBe(200);
  expect((await (await large(sixMegabytes + 1)).send(...login('{}'))).status).toBe(500);
});

test('a request may have up to ten megabytes', async () => {
  const { send, events } = await openGateway();
  const tenMegabytes = 10 * 1024 * 1024;
  expect((await send(...login('x'.repeat(tenMegabytes)))).status).toBe(200);
  expect((await send(...login('x'.repeat(tenMegabytes + 1)))).status).toBe(413);
  expect(events).toHaveLength(1);
});

test('while the public keys of the user pool are unavailable every token is rejected', async () => {
  const { admin } = await openClinic();
  const { send, events } = await openGateway(undefined, { keysAt: 'http://127.0.0.1:1/jwks.json' });
  const headers = { authorization: `Bearer ${admin.token}` };
  expect((await send('auth/get', { headers })).status).toBe(401);
  expect(events).toEqual([]);
});

test('a route is throttled at its limit and recovers over time, and other routes are not affected', async () => {
  let ms = 0;
  const throttles = (routeKey: string) =>
    routeKey === 'POST /api/auth/login' ? { rate: 2, burst: 3 } : { rate: 100, burst: 100 };
  const { send, events } = await openGateway(undefined, { now: () => ms, throttles });
  const tryOften = async (times: number) => {
    const statuses: number[] = [];
    for (let left = times; left > 0; left--) statuses.push((await send(...login('{}'))).status);
    return statuses;
  };
  expect(await tryOften(5)).toEqual([200, 200, 200, 429, 429]);
  ms += 1_000;
  expect(await tryOften(3)).toEqual([200, 200, 429]);
  expect(events).toHaveLength(5);
  expect((await send('locations/countries')).status).not.toBe(429);
  ms += 60_000;
  expect(await tryOften(4)).toEqual([200, 200, 200, 429]);
});
