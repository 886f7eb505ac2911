import type { Context } from 'aws-lambda';
import { expect, test, vi } from 'vitest';
import { createApiLambda } from '../../../functions/lambdas/api.ts';
import type { CallEvent } from '../../../functions/platform/http/call-event.ts';
import { caseKey } from '../../../functions/platform/storage/keys.ts';
import { originSecret } from '../../../lib/local/start-backend.ts';
import { originHeader } from '../../../shared/core/origin-header.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { child, makeCase } from '../../features/cases/cases/samples.ts';
import { makeApiKey } from '../../features/organizations/api-keys/samples.ts';
import { openClinic, type Principal } from '../../support/clinic.ts';
import { openRawTable } from '../../support/raw-table.ts';
import { openWorld } from '../../support/world.ts';

test('every response is JSON with no-store and nosniff', async () => {
  const { admin } = await openClinic();
  const { id } = await makeCase(admin);
  const replies = await Promise.all([
    admin.send('GET', `cases/${id}`),
    admin.send('GET', 'cases/nonsense'),
    admin.send('POST', 'cases', { body: '{}' }),
    admin.send('POST', 'auth/login', {
      body: '{"email":"a@b.example","password":"x"}',
      headers: { authorization: '' },
    }),
  ]);
  expect(replies.map(reply => reply.status)).toEqual([200, 404, 400, 401]);
  for (const { headers } of replies) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.any(String),
    });
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  }
});

test('an invalid request with an API key gets status 400, and leaves no rejection that nobody handles', async () => {
  const { caller } = await makeApiKey(await openClinic());
  const onUnhandled = vi.fn();
  process.on('unhandledRejection', onUnhandled);
  try {
    expect(await caller.expectError(cases.searchCases, { limit: 0 })).toMatchObject({ status: 400 });
  } finally {
    process.off('unhandledRejection', onUnhandled);
  }
  expect(onUnhandled).not.toHaveBeenCalled();
});

test('a request to a route that the API does not have gets status 404', async () => {
  const { admin } = await openClinic();
  for (const [method, path] of [
    ['GET', 'cases'],
    ['PATCH', 'cases/search'],
    ['GET', 'nothing'],
    ['GET', 'cases/a/b'],
    ['GET', 'auth/get/'],
    ['GET', 'Auth/get'],
  ] as const)
    expect(await admin.send(method, path), path).toMatchObject({
      status: 404,
      body: { error: { code: 'record.missing' } },
    });
  expect(await admin.send('GET', 'cases/%E0%A4%A')).toMatchObject({
    status: 404,
    body: { message: 'Not Found' },
  });
});

test('log lines contain route, status, time and the viewer’s address, but no other personal data', async () => {
  const { admin, slug } = await openClinic();
  const body = JSON.stringify({ ...child, surprise: child.mobile });
  const { statusCode, lines } = await handOver('POST /api/cases', admin, slug, { body });
  expect(statusCode).toBe(400);
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    {
      level: 'INFO',
      message: 'call',
      route: 'POST /api/cases',
      status: 400,
      requestId: 'request-1',
      address: '198.51.100.7',
    },
  ]);
  const personal = [...Object.values(child).flat(), admin.person.email, admin.person.id, admin.token, slug];
  for (const text of personal.filter(value => typeof value === 'string' && value.length > 3))
    expect(lines.join(), String(text)).not.toContain(text);
});

test('an unexpected error is logged with its source location and without stored data', async () => {
  const { admin, slug } = await openClinic();
  const { id } = await makeCase(admin);
  const { table } = await openRawTable();
  await table.transact([{ update: caseKey(slug, id), set: { status: 'quokka' } }]);
  const pathParameters = { caseId: id };
  const { statusCode, lines } = await handOver('GET /api/cases/{caseId}', admin, slug, { pathParameters });
  expect(statusCode).toBe(500);
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    {
      level: 'ERROR',
      message: 'failed',
      name: 'ZodError',
      at: expect.arrayContaining([expect.stringContaining('authorize.ts')]),
    },
    { level: 'INFO', message: 'call', status: 500 },
  ]);
  for (const text of ['quokka', child.fullName, id]) expect(lines.join()).not.toContain(text);
});

/** Passes a request to a separate Lambda that logs as in production, and returns what it logs. */
async function handOver(routeKey: string, { token }: Principal, slug: string, event: object) {
  const { backend, now } = await openWorld();
  const api = createApiLambda({ ...backend.environmentOf('api'), logLevel: 'INFO' }, now);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
  const headers = {
    'content-type': 'application/json',
    'x-organization': slug,
    'x-app-version': child.otherName,
    'x-forwarded-for': '203.0.113.1, 198.51.100.7, 64.252.64.1',
    [originHeader]: originSecret,
  };
  const [method = '', path = ''] = routeKey.split(' ');
  const requestContext = { requestId: 'request-1', http: { method, path }, authorizer: { jwt: { claims } } };
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const complained = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const { statusCode } = await api(
      {
        routeKey,
        rawPath: path,
        rawQueryString: '',
        headers,
        requestContext,
        ...event,
      } as unknown as CallEvent,
      {} as Context,
    );
    const lines = [...complained.mock.calls, ...written.mock.calls].map(([line]) => String(line));
    return { statusCode, lines };
  } finally {
    written.mockRestore();
    complained.mockRestore();
  }
}

test('responses contain no keys of table items', async () => {
  const { admin } = await openClinic();
  const { id } = await makeCase(admin);
  const { text } = await admin.send('GET', `cases/${id}`);
  for (const name of ['pk', 'sk', 'gsi1pk', 'row', 'kind']) expect(text).not.toContain(`"${name}":`);
  const { data } = await admin.call(cases.searchCases, {});
  expect(Object.keys(data).sort()).toEqual(['data', 'meta']);
});
