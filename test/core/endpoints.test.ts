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

test('path parameters are named in the order of the path', () => {
  expect(pathParameters('cases/{caseId}/reports/{reportId}')).toEqual(['caseId', 'reportId']);
  expect(pathParameters('cases')).toEqual([]);
});

test('every method except GET changes data, unless the call declares that it only reads', () => {
  expect(isMutation({ method: 'GET' })).toBe(false);
  expect(isMutation({ method: 'POST' })).toBe(true);
  expect(isMutation({ method: 'POST', effect: 'read' })).toBe(false);
  expect(isMutation({ method: 'DELETE' })).toBe(true);
});

test('the route key has API Gateway’s form, under /api', () => {
  expect(routeKey({ method: 'PUT', path: 'cases/{caseId}' })).toBe('PUT /api/cases/{caseId}');
});

test('a call has a body if it takes input besides its path', () => {
  const path = 'notices/{noticeId}';
  expect(hasBody(withInput({ ...change, path }, 'noticeId', 'title'))).toBe(true);
  expect(hasBody(withInput({ ...change, path }, 'noticeId'))).toBe(false);
  expect(hasBody(change)).toBe(false);
  expect(hasBody(withInput(read, 'text'))).toBe(false);
});

test('the permission table is used unless a call is public or needs only a token', () => {
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

test('a call that needs only a token can fail because of input, token or server', () => {
  expect(errorCodesOf({ ...read, needs: 'token' })).toEqual([...everyCall, ...withToken]);
});

test('a call with a permission that everybody has can also fail because of the organisation', () => {
  expect(errorCodesOf(read)).toEqual([...everyCall, ...withToken, ...inOrganization]);
});

test('a permission that some role lacks can be denied', () => {
  expect(errorCodesOf({ ...read, needs: 'audit:read' })).toContain('permission.denied');
  expect(errorCodesOf({ ...read, needs: 'draft:own' })).toContain('permission.denied');
  expect(errorCodesOf({ ...read, needs: 'public' })).not.toContain('permission.denied');
});

test('a public call can fail at signing in, and never because of a permission', () => {
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

test('only calls with a body can fail because of it', () => {
  expect(errorCodesOf(change)).toEqual(expect.arrayContaining(withBody));
  for (const code of withBody) expect(errorCodesOf(read)).not.toContain(code);
});

test('an ended licence forbids changes to the organisation’s data, but not reading or changes to one’s own', () => {
  const ofCases: Endpoint = { ...change, needs: 'case:change' };
  expect(errorCodesOf(ofCases)).toContain('licence.ended');
  expect(errorCodesOf({ ...ofCases, effect: 'read' })).not.toContain('licence.ended');
  expect(errorCodesOf({ ...ofCases, allowedAfterLicenceEnds: true })).not.toContain('licence.ended');
  expect(errorCodesOf({ ...read, needs: 'case:read' })).not.toContain('licence.ended');
  expect(errorCodesOf({ ...change, needs: 'draft:own' })).not.toContain('licence.ended');
  expect(errorCodesOf({ ...change, needs: 'licence:change' })).not.toContain('licence.ended');
});

test('a call needs a finished registration, unless its permission is open earlier', () => {
  const waits = (needs: Endpoint['needs']) =>
    errorCodesOf({ ...read, needs }).includes('registration.unfinished');
  expect((['case:read', 'draft:own'] as const).map(waits)).toEqual([true, true]);
  expect((['session:own', 'public', 'token'] as const).map(waits)).toEqual([false, false, false]);
});

test('a restricted case forbids changes to its records, except calls that are allowed meanwhile', () => {
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

test('a change without a record belongs to no case', () => {
  expect(errorCodesOf({ ...change, needs: 'note:change' })).not.toContain('case.restricted');
  expect(errorCodesOf({ ...change, needs: 'note:change' })).not.toContain('case.merged');
});

test('a call that changes a case or eye report can fail because it has been merged', () => {
  const mayBeMerged = (more: Partial<Endpoint>) =>
    errorCodesOf({ ...change, ...more }).includes('case.merged');
  expect(mayBeMerged({ records: { case: 'caseId' } })).toBe(true);
  expect(mayBeMerged({ records: { eyeReport: 'eyeReportId' } })).toBe(true);
  expect(mayBeMerged({ records: { case: 'caseId', eyeReport: 'eyeReportId' } })).toBe(true);
  expect(mayBeMerged({ records: { note: 'noteId' } })).toBe(false);
  expect(mayBeMerged({ records: { case: 'caseId' }, method: 'GET' })).toBe(false);
});

test('an API key may make only reading calls whose permissions keys can have', () => {
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

test('a call that a key may make can fail because of the key', () => {
  const codes = errorCodesOf({ ...read, needs: 'case:read' });
  expect(codes).toEqual([
    ...[...everyCall, ...withToken, 'api-key.unusable', 'permission.denied', 'rate.limited'],
    ...[...inOrganization, 'registration.unfinished'],
  ]);
  expect(errorCodesOf({ ...read, needs: 'case:change' })).not.toContain('api-key.unusable');
});

test('only a call of a module can fail because the module is missing', () => {
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
])('a call with the fields %j is about a record: %s', (names, isAbout) => {
  expect(errorCodesOf(withInput(read, ...names)).includes('record.missing')).toBe(isAbout);
});

test.each([
  [['version'], true],
  [['termsVersion'], true],
  [['title', 'version'], true],
  [['title'], false],
])('a change with %j can conflict with a newer version: %s', (names, carries) => {
  expect(errorCodesOf(withInput(change, ...names)).includes('version.conflict')).toBe(carries);
});

test('only a changing call can be repeated with another body', () => {
  expect(errorCodesOf(change)).toContain('idempotency.other-body');
  expect(errorCodesOf(read)).not.toContain('idempotency.other-body');
});

test('declared errors come after those of the kind of call and before those of writes, each once', () => {
  const codes = errorCodesOf({ ...change, errors: ['member.self', 'session.ended'] });
  const expected = [...everyCall, ...withBody, ...withToken, ...inOrganization];
  expect(codes).toEqual([...expected, 'member.self', 'idempotency.other-body']);
});

test('every call of the contract can fail, and its path parameters are fields', () => {
  for (const { endpoint } of apiOperations) {
    expect(errorCodesOf(endpoint)).toEqual(expect.arrayContaining(everyCall));
    expect(Object.keys(endpoint.input.shape)).toEqual(expect.arrayContaining(pathParameters(endpoint.path)));
  }
});
