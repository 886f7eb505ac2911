import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { parseTokenClaims } from '../../../functions/platform/http/parse-token-claims.ts';
import { readBody, readInput } from '../../../functions/platform/http/read-input.ts';
import { createRouter } from '../../../functions/platform/http/router.ts';
import { verifyOriginSecret } from '../../../functions/platform/http/verify-origin-secret.ts';
import type { Endpoint } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { maxBodyBytes } from '../../../shared/core/limits.ts';

const Input = z.strictObject({
  id: z.string().optional(),
  name: z.string().min(1),
  size: z.int().max(9).optional(),
  kind: z.enum(['a'], { error: 'validation.own' }).optional(),
});
const call = (method: Endpoint['method']): Endpoint => ({
  method,
  path: 'notices/{id}',
  summary: '',
  needs: 'token',
  input: Input,
  output: z.object({}),
});
const event = (changes: Partial<APIGatewayProxyEventV2> = {}) =>
  ({
    headers: { 'content-type': 'application/json' },
    rawQueryString: '',
    ...changes,
  }) as APIGatewayProxyEventV2;
const read = (method: Endpoint['method'], changes: Partial<APIGatewayProxyEventV2>) =>
  refused(() => readInput(call(method), event(changes), changes.body ?? ''));

function refused(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.fields ? [error.code, error.fields] : error.code;
  }
}

test('the body of a request is decoded as UTF-8, whether it is plain or base64', () => {
  expect(readBody(event({ body: '明' }))).toBe('明');
  expect(readBody(event({ body: Buffer.from('明').toString('base64'), isBase64Encoded: true }))).toBe('明');
  expect(readBody(event())).toBe('');
  expect(refused(() => readBody(event({ body: '/w==', isBase64Encoded: true })))).toBe('request.malformed');
});

test('the body of a request may have up to one megabyte', () => {
  expect(readBody(event({ body: 'a'.repeat(maxBodyBytes) }))).toHaveLength(maxBodyBytes);
  expect(refused(() => readBody(event({ body: 'a'.repeat(maxBodyBytes + 1) })))).toBe('request.too-large');
});

test('the input of a GET is its path and query, and of any other method its path and body', () => {
  const pathParameters = { id: '1' };
  expect(read('GET', { pathParameters, rawQueryString: 'name=a%20b' })).toEqual({ id: '1', name: 'a b' });
  expect(read('PUT', { pathParameters, body: '{"name":"a"}' })).toEqual({ id: '1', name: 'a' });
  expect(read('GET', { body: '{}' })).toBe('request.malformed');
  expect(read('PUT', { rawQueryString: 'name=a', body: '{"name":"a"}' })).toBe('request.malformed');
});

test('a parameter that is given twice is rejected', () => {
  const pathParameters = { id: '1' };
  expect(read('PUT', { pathParameters, body: '{"id":"2","name":"a"}' })).toEqual([
    'request.invalid',
    { id: 'validation.unknown' },
  ]);
  expect(read('GET', { rawQueryString: 'name=a&id=1&name=b' })).toEqual([
    'request.invalid',
    { name: 'validation.repeated' },
  ]);
});

test.each([
  ['application/json', true],
  ['application/json; charset=utf-8', true],
  ['APPLICATION/JSON;charset="UTF-8"', true],
  ['text/plain', false],
  ['application/json; charset=latin1', false],
  ['x-application/json', false],
  ['application/jsonp', false],
  [undefined, false],
])('a body with the content type %s is accepted: %s', (type, isTaken) => {
  const answer = read('PUT', { headers: { 'content-type': type }, body: '{"name":"a"}' });
  expect(answer).toEqual(isTaken ? { name: 'a' } : 'request.unsupported-type');
});

test('the body of a request must be an object; a missing body counts as empty', () => {
  for (const body of ['null', '[]', '"a"', '1', '{'])
    expect(read('PUT', { body }), body).toBe('request.malformed');
  expect(read('PUT', { headers: {} })).toEqual(['request.invalid', { name: 'validation.required' }]);
});

test('a field such as __proto__ is rejected by name at any depth', () => {
  expect(read('PUT', { body: '{"name":{"__proto__":{}}}' })).toEqual([
    'request.invalid',
    { ['__proto__']: 'validation.unknown' },
  ]);
});

test('every invalid field is reported, with its first error', () => {
  expect(read('PUT', { body: '{"size":12,"kind":"b","color":1}' })).toEqual([
    'request.invalid',
    {
      ...{ name: 'validation.required', size: 'validation.too_big', kind: 'validation.own' },
      color: 'validation.unknown',
    },
  ]);
});

const claims = {
  sub: 'person',
  origin_jti: 'sign-in',
  token_use: 'access',
  client_id: 'web',
  auth_time: '100',
  exp: '200',
};

test('the person and the time of sign-in are read from the claims of an access token for our own app client', () => {
  expect(parseTokenClaims(claims, ['app', 'web'])).toEqual({
    sub: 'person',
    originJti: 'sign-in',
    superadmin: false,
    signedInAt: 100,
    expiresAt: 200,
  });
});

test.each([
  ['an ID token', { token_use: 'id' }],
  ['a token of another client', { client_id: 'other' }],
  ['a token without an app client', { client_id: undefined }],
  ['a token without a person', { sub: undefined }],
  ['a token without the id of its sign-in', { origin_jti: 7 }],
])('the token of a request with %s is not accepted', (_, changes) => {
  expect(refused(() => parseTokenClaims({ ...claims, ...changes }, ['web']))).toBe('session.missing');
});

test('a request without a token counts as not signed in', () => {
  expect(refused(() => parseTokenClaims(undefined, ['web']))).toBe('session.missing');
});

test.each<[unknown, boolean]>([
  [['superadmin'], true],
  [['users', 'superadmin'], true],
  ['[users superadmin]', true],
  ['[superadmin]', true],
  ['users, superadmin', true],
  ['[superadmins]', false],
  [['users'], false],
  [undefined, false],
  [7, false],
])('a person in the groups %j is a platform administrator: %s', (groups, superadmin) => {
  expect(parseTokenClaims({ ...claims, 'cognito:groups': groups }, ['web']).superadmin).toBe(superadmin);
});

test('a known route has an endpoint and a handler, and an unknown route has neither', async () => {
  const handler = async () => ({});
  const loadRoutes = async () => ({
    routeTable: {
      endpoints: { notices: async () => ({ one: call('GET'), two: call('PUT') }) },
      handlers: {
        notices: {
          one: ['GET /api/notices/{id}', async () => ({ two: handler })],
          two: ['PUT /api/notices/{id}', async () => ({ two: handler, three: handler })],
          three: ['GET /api/old', async () => ({ two: handler, three: handler })],
        },
      } as const,
    },
  });
  const findEndpoint = createRouter(loadRoutes);
  expect(await findEndpoint('PUT /api/notices/{id}')).toEqual({ endpoint: call('PUT'), handler });
  for (const route of ['GET /api/notices/{id}', 'GET /api/old', 'GET /api/nothing', 'toString'])
    await expect(findEndpoint(route), route).rejects.toMatchObject({ code: 'record.missing' });
});

test('a request is accepted only if it contains one of the origin secrets in full', () => {
  const verify = verifyOriginSecret(['old', 'new']);
  for (const secret of ['old', 'new']) expect(() => verify({ 'x-origin-verify': secret })).not.toThrow();
  for (const secret of ['ne', 'newer', '', undefined])
    expect(refused(() => verify({ 'x-origin-verify': secret }))).toBe('permission.denied');
});
