import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pathBehindSite, refuseCall, refuseCallSource } from '../../lib/cloud/api/api-refusals.ts';
import { apiOperations } from '../../shared/contract.ts';
import { fhirCalls } from '../../shared/core/fhir/calls.ts';
import { asText, ofType, synthesise } from './synthesise.ts';

interface EdgeResponse {
  statusCode?: number;
  headers?: Record<string, { value: string }>;
  body?: { data: string };
}

const { main } = synthesise();

/** What CloudFront does with a request: the status of its response, or nothing if it forwards the request. */
function atEdge(method: string, uri: string, authorization?: string): EdgeResponse {
  const [, found] =
    ofType(main, 'AWS::CloudFront::Function').find(([id]) => id.startsWith('SiteRefuseCall')) ?? [];
  const source = asText(found?.Properties.FunctionCode);
  const headers = authorization === undefined ? {} : { authorization: { value: authorization } };
  const event = { request: { method, uri, headers } };
  return runInContext(`${source}\nhandler(event);`, createContext({ event, Buffer }));
}

const tokenUntil = (exp: unknown) => {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return `Bearer ${part({ alg: 'RS256' })}.${part({ exp })}.c2lnbmVk`;
};
const soon = Math.floor(Date.now() / 1000) + 600;
const good = tokenUntil(soon);
const expired = tokenUntil(soon - 1200);

const calls = [...apiOperations.map(({ endpoint }) => endpoint), ...fhirCalls].map(call => ({
  method: call.method,
  path: `/api/${call.path.replaceAll(/\{\w+\}/g, 'case_1.x')}`,
  isPublic: 'needs' in call && call.needs === 'public',
}));

test('CloudFront forwards a request to an API endpoint if the request has a valid token or the endpoint is public', () => {
  expect(calls.length).toBeGreaterThan(100);
  for (const { method, path, isPublic } of calls) {
    expect(refuseCall(method, path, good), path).toBeUndefined();
    expect(refuseCall(method, path)?.status, path).toBe(isPublic ? undefined : 401);
  }
});

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api/cases/case_1/nothing'],
  ['PUT', '/api/auth/login'],
  ['GET', '/api/auth/get/'],
  ['OPTIONS', '/api/cases'],
])('CloudFront rejects %s %s, which matches no API endpoint, with or without a token', (method, path) => {
  for (const authorization of [undefined, good]) {
    expect(refuseCall(method, path, authorization)).toEqual({
      ...{ status: 404, type: 'application/json' },
      body: '{"error":{"code":"record.missing","message":"This no longer exists, or you do not have access to it"}}',
    });
  }
});

test('CloudFront rejects FHIR requests with an OperationOutcome as the body', () => {
  for (const [path, code, status] of [
    ['/api/fhir/Patient', 'login', 401],
    ['/api/fhir/Patient/a/b', 'not-found', 404],
  ] as const) {
    const refusal = refuseCall('GET', path);
    expect(refusal).toMatchObject({ status, type: 'application/fhir+json' });
    expect(JSON.parse(refusal?.body ?? '')).toMatchObject({
      resourceType: 'OperationOutcome',
      issue: [{ code, severity: 'error' }],
    });
  }
});

test('CloudFront treats an invalid token like a missing token', () => {
  for (const authorization of [
    ...['', 'Basic dXNlcjpwYXNz x', 'Bearer ', 'Bearer a b', 'Bearer a.b.c', 'Bearer a', `${good}.more`],
    ...[tokenUntil(undefined), tokenUntil('never'), 'Bearer e30.bnVsbA.c2ln'],
  ])
    expect(refuseCall('GET', '/api/auth/get', authorization)).toEqual({
      ...{ status: 401, type: 'application/json' },
      body: '{"error":{"code":"session.missing","message":"Sign in first"}}',
    });
});

test('CloudFront forwards a request with an API key to the route for keys, or to the usual route if the endpoint is public', () => {
  const key = `Bearer lt_${'aB3'.repeat(13)}x`;
  for (const { method, path, isPublic } of calls) {
    expect(refuseCall(method, path, key), path).toBeUndefined();
    const behind = isPublic ? path : path.replace('/api/', '/api/by-key/');
    expect(pathBehindSite(method, path, key)).toBe(behind);
    expect(atEdge(method, path, key)).toMatchObject({ uri: behind, method });
  }
  expect(pathBehindSite('GET', '/api/auth/get', good)).toBe('/api/auth/get');
  expect(refuseCall('GET', '/api/by-key/cases/case_1', key)?.status).toBe(404);
  for (const wrong of ['Bearer lt_', 'Bearer lt_a b', 'Basic lt_abc', 'Bearer xlt_abc'])
    expect(refuseCall('GET', '/api/auth/get', wrong)?.status, wrong).toBe(401);
});

test('CloudFront reports an expired token as expired', () => {
  expect(refuseCall('GET', '/api/auth/get', expired)).toEqual({
    ...{ status: 401, type: 'application/json' },
    body: '{"error":{"code":"session.expired","message":"Token expired"}}',
  });
  expect(refuseCall('POST', '/api/auth/login', expired)).toBeUndefined();
});

test('CloudFront accepts and rejects the same requests as the local site', () => {
  for (const { method, path } of [...calls, { method: 'GET', path: '/api/nothing' }]) {
    for (const authorization of [undefined, good, expired, 'Bearer a.b.c']) {
      const refusal = refuseCall(method, path, authorization);
      const { statusCode, headers, body } = atEdge(method, path, authorization);
      const type = statusCode && headers?.['content-type']?.value;
      expect({ status: statusCode, type, body: body?.data }, path).toEqual(refusal ?? {});
    }
  }
});

test('the CloudFront function that rejects requests is within the size limit and uses only supported JavaScript', () => {
  const source = refuseCallSource({ maintenance: 'off' });
  expect(source.length).toBeLessThan(10_240);
  const withoutRoutes = source.replace(/^const (known|open) = .*$/gm, '');
  expect(withoutRoutes).not.toMatch(/import |export |require|process|\?\.|\?\?|__vi/);
});
