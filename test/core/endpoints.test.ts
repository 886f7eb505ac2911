import { expect, test } from 'vitest';
import * as z from 'zod';
import { apiOperations } from '../../shared/contract.ts';
import { type Endpoint, isMutation, pathParameters, routeKey } from '../../shared/core/endpoint.ts';
import {
  errorCodesOf,
  hasBody,
  isOpenToKeys,
  requiresPermission,
} from '../../shared/core/endpoint-errors.ts';
import type { ErrorCode } from '../../shared/core/errors.ts';

const read: Endpoint = {
  method: 'GET',
  path: 'notices',
  summary: 'Lists notices',
  needs: 'session:own',
  input: z.strictObject({}),
  output: z.object({}),
};
const change: Endpoint = { ...read, method: 'PUT' };
const withInput = (call: Endpoint, ...names: string[]): Endpoint => ({
  ...call,
  input: z.strictObject(Object.fromEntries(names.map(name => [name, z.string()]))),
});

test('path parameters are listed in the order of the path', () => {
  expect(pathParameters('cases/{caseId}/reports/{reportId}')).toEqual(['caseId', 'reportId']);
  expect(pathParameters('cases')).toEqual([]);
});

test('every method except GET changes data, unless the endpoint declares that it only reads', () => {
  expect(isMutation({ method: 'GET' })).toBe(false);
  expect(isMutation({ method: 'POST' })).toBe(true);
  expect(isMutation({ method: 'POST', effect: 'read' })).toBe(false);
  expect(isMutation({ method: 'DELETE' })).toBe(true);
});

test('the route key is in API Gateway’s format and begins with /api', () => {
  expect(routeKey({ method: 'PUT', path: 'cases/{caseId}' })).toBe('PUT /api/cases/{caseId}');
});

test('an endpoint that changes data has a body if it has input besides its path parameters', () => {
  const path = 'notices/{noticeId}';
  expect(hasBody(withInput({ ...change, path }, 'noticeId', 'title'))).toBe(true);
  expect(hasBody(withInput({ ...change, path }, 'noticeId'))).toBe(false);
  expect(hasBody(change)).toBe(false);
  expect(hasBody(withInput(read, 'text'))).toBe(false);
});

test('an endpoint is checked against the permission table unless it is public or needs only a token', () => {
  expect(requiresPermission({ ...read, needs: 'public' })).toBe(false);
  expect(requiresPermission({ ...read, needs: 'token' })).toBe(false);
  expect(requiresPermission({ ...read, needs: 'case:read' })).toBe(true);
});

const everyCall: ErrorCode[] = [
  'request.malformed',
  'request.invalid',
  'server.failed',
  'server.busy',
  'server.maintenance',
];
const withToken: ErrorCode[] = ['session.missing', 'session.ended', 'session.expired'];
const withBody: ErrorCode[] = ['request.too-large', 'request.unsupported-type'];
const inOrganization: ErrorCode[] = [
  'organization.required',
  'organization.foreign',
  'organization.archived',
  'member.suspended',
];

test('an endpoint that needs only a token declares errors about input, token and server only', () => {
  expect(errorCodesOf({ ...read, needs: 'token' })).toEqual([...everyCall, ...withToken]);
});

test('an endpoint whose permission is granted to every role declares errors about the organisation too', () => {
  expect(errorCodesOf(read)).toEqual([...everyCall, ...withToken, ...inOrganization]);
});

test('an endpoint with a permission that some role lacks declares the error “permission denied”', () => {
  expect(errorCodesOf({ ...read, needs: 'audit:read' })).toContain('permission.denied');
  expect(errorCodesOf({ ...read, needs: 'draft:own' })).toContain('permission.denied');
  expect(errorCodesOf({ ...read, needs: 'public' })).not.toContain('permission.denied');
});

test('a public endpoint may declare sign-in errors, but no permission errors', () => {
  const codes = errorCodesOf({ ...change, needs: 'public' });
  expect(codes.slice(0, everyCall.length + withBody.length + 1)).toEqual([
    ...everyCall,
    ...withBody,
    'sign-in.failed',
  ]);
  expect(codes).toContain('rate.limited');
  expect(codes).not.toContain('session.missing');
  expect(codes).not.toContain('organization.required');
});

test('only endpoints with a request body declare errors about the body', () => {
  expect(errorCodesOf(change)).toEqual(expect.arrayContaining(withBody));
  for (const code of withBody) expect(errorCodesOf(read)).not.toContain(code);
});

test('after the licence has expired, people cannot change the organisation’s data, but can read it and change their own data', () => {
  const ofCases: Endpoint = { ...change, needs: 'case:change' };
  expect(errorCodesOf(ofCases)).toContain('licence.ended');
  expect(errorCodesOf({ ...ofCases, effect: 'read' })).not.toContain('licence.ended');
  expect(errorCodesOf({ ...ofCases, allowedAfterLicenceEnds: true })).not.toContain('licence.ended');
  expect(errorCodesOf({ ...read, needs: 'case:read' })).not.toContain('licence.ended');
  expect(errorCodesOf({ ...change, needs: 'draft:own' })).not.toContain('licence.ended');
  expect(errorCodesOf({ ...change, needs: 'licence:change' })).not.toContain('licence.ended');
});

test('an endpoint requires a finished registration, unless users have its permission before they finish registration', () => {
  const waits = (needs: Endpoint['needs']) =>
    errorCodesOf({ ...read, needs }).includes('registration.unfinished');
  expect((['case:read', 'draft:own'] as const).map(waits)).toEqual([true, true]);
  expect((['session:own', 'public', 'token'] as const).map(waits)).toEqual([false, false, false]);
});

test('while a case is restricted, its records can be changed only through endpoints that declare this', () => {
  const forbids = (more: Partial<Endpoint>) => {
    const call: Endpoint = { ...change, needs: 'note:change', records: { case: 'caseId' } };
    return errorCodesOf({ ...call, ...more }).includes('case.restricted');
  };
  expect(forbids({})).toBe(true);
  expect(forbids({ method: 'GET' })).toBe(false);
  expect(forbids({ effect: 'read' })).toBe(false);
  expect(forbids({ allowedWhileRestricted: true })).toBe(false);
  expect(forbids({ records: {} })).toBe(false);
  for (const needs of ['draft:own', 'case:rights', 'public', 'token'] as const)
    expect(forbids({ needs }), needs).toBe(false);
});

test('an endpoint that changes data but takes no record id declares none of the errors case.*', () => {
  expect(errorCodesOf({ ...change, needs: 'note:change' })).not.toContain('case.restricted');
  expect(errorCodesOf({ ...change, needs: 'note:change' })).not.toContain('case.merged');
});

test('an endpoint that changes a case or eye report declares the error that the case has been merged', () => {
  const mayBeMerged = (more: Partial<Endpoint>) =>
    errorCodesOf({ ...change, ...more }).includes('case.merged');
  expect(mayBeMerged({ records: { case: 'caseId' } })).toBe(true);
  expect(mayBeMerged({ records: { eyeReport: 'eyeReportId' } })).toBe(true);
  expect(mayBeMerged({ records: { case: 'caseId', eyeReport: 'eyeReportId' } })).toBe(true);
  expect(mayBeMerged({ records: { note: 'noteId' } })).toBe(false);
  expect(mayBeMerged({ records: { case: 'caseId' }, method: 'GET' })).toBe(false);
});

test('an API key may use an endpoint only if the endpoint reads data and API keys can have its permission', () => {
  const isOpen = (more: Partial<Endpoint>) => isOpenToKeys({ ...read, needs: 'case:read', ...more });
  expect(isOpen({})).toBe(true);
  expect(isOpen({ lambda: 'api' })).toBe(true);
  expect(isOpen({ method: 'POST', effect: 'read' })).toBe(true);
  expect(isOpen({ lambda: 'pdf' })).toBe(false);
  expect(isOpen({ notForKeys: true })).toBe(false);
  expect(isOpen({ method: 'POST' })).toBe(false);
  for (const needs of ['case:change', 'session:own', 'public', 'token'] as const)
    expect(isOpen({ needs }), needs).toBe(false);
});

test('an endpoint that an API key may use declares errors about the key', () => {
  const codes = errorCodesOf({ ...read, needs: 'case:read' });
  expect(codes).toEqual([
    ...[...everyCall, ...withToken, 'api-key.unusable', 'permission.denied', 'rate.limited'],
    ...[...inOrganization, 'registration.unfinished'],
  ]);
  expect(errorCodesOf({ ...read, needs: 'case:change' })).not.toContain('api-key.unusable');
});

test('only an endpoint that belongs to a module declares the error for people without this module', () => {
  expect(errorCodesOf({ ...read, needs: 'eye:read', module: 'eye' })).toContain('module.needed');
  expect(errorCodesOf({ ...read, needs: 'eye:read' })).not.toContain('module.needed');
});

test.each([
  [['caseId'], true],
  [['caseIds'], true],
  [['title', 'caseId'], true],
  [['title'], false],
  [['idle'], false],
  [['caseIdea'], false],
  [[], false],
])('an endpoint with the input fields %j can fail because a record is missing: %s', (names, isAbout) => {
  expect(errorCodesOf(withInput(read, ...names)).includes('record.missing')).toBe(isAbout);
});

test.each([
  [['version'], true],
  [['termsVersion'], true],
  [['title', 'version'], true],
  [['title'], false],
])(
  'an endpoint that changes data and has the input fields %j can fail with a version conflict: %s',
  (names, carries) => {
    expect(errorCodesOf(withInput(change, ...names)).includes('version.conflict')).toBe(carries);
  },
);

test('only an endpoint that changes data declares the error for reusing an idempotency key with another body', () => {
  expect(errorCodesOf(change)).toContain('idempotency.other-body');
  expect(errorCodesOf(read)).not.toContain('idempotency.other-body');
});

test('an endpoint’s errors are listed once each: first those of all endpoints, then its own, then those of all writing endpoints', () => {
  const codes = errorCodesOf({ ...change, errors: ['member.self', 'session.ended'] });
  const expected = [...everyCall, ...withBody, ...withToken, ...inOrganization];
  expect(codes).toEqual([...expected, 'member.self', 'idempotency.other-body']);
});

test('every API endpoint declares errors, and each parameter in its path is one of its input fields', () => {
  for (const { endpoint } of apiOperations) {
    expect(errorCodesOf(endpoint)).toEqual(expect.arrayContaining(everyCall));
    expect(Object.keys(endpoint.input.shape)).toEqual(expect.arrayContaining(pathParameters(endpoint.path)));
  }
});
