import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type ApiOperation, apiOperations } from '../shared/contract.ts';
import { pathParameters } from '../shared/core/endpoint.ts';
import { errorCodesOf, hasBody } from '../shared/core/endpoint-errors.ts';
import { errors } from '../shared/core/errors.ts';
import { fhirTypes } from '../shared/core/fhir/search-parameters.ts';
import { Email, Slug } from '../shared/core/fields.ts';
import { Id, idPrefixes } from '../shared/core/ids.ts';
import { permissions } from '../shared/core/permissions.ts';
import { fhirTag } from '../shared/fhir-openapi.ts';
import { openApi } from '../shared/openapi.ts';

const named = apiOperations.map((call): [string, ApiOperation] => [call.name, call]);
/** Kinds of records that an organisation has only once; such a record has the organisation's id. */
const ofOrganization = new Set(['organization', 'qrCode', 'qrCounts']);
const twice = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('no two endpoints share a name or a route', () => {
  expect(twice(apiOperations.map(call => call.name))).toEqual([]);
  expect(twice(apiOperations.map(call => call.routeKey.replaceAll(/\{\w+\}/g, '{}')))).toEqual([]);
});

test('each permission is needed by at least one endpoint', () => {
  const needed = new Set<string>(apiOperations.map(call => call.endpoint.needs));
  expect(Object.keys(permissions).filter(permission => !needed.has(permission))).toEqual([]);
});

test('an email address has at most 64 characters before its @, in validation and in the printed schema', () => {
  const addresses = [
    'mei@clinic.example',
    `${'m'.repeat(64)}@clinic.example`,
    `${'m'.repeat(65)}@clinic.example`,
  ];
  const pattern = new RegExp(String(z.toJSONSchema(Email).pattern));
  expect(addresses.map(address => Email.safeParse(address).success)).toEqual([true, true, false]);
  expect(addresses.map(address => pattern.test(address))).toEqual([true, true, false]);
});

describe.each(named)('the endpoint %s follows the rules for all API endpoints', (_, { endpoint }) => {
  const { input, output } = endpoint;

  test('the endpoint is public, needs only a token, or needs a permission from the table of permissions', () => {
    expect(['public', 'token', ...Object.keys(permissions)]).toContain(endpoint.needs);
  });

  test('the endpoint rejects unknown fields', () => {
    const issues = input.safeParse({ surprise: 1 }).error?.issues ?? [];
    expect(issues.filter(issue => issue.code === 'unrecognized_keys')).toMatchObject([
      { keys: ['surprise'] },
    ]);
  });

  test('the endpoint identifies each record by an id with the prefix of the record’s kind', () => {
    for (const [kind, field] of Object.entries(endpoint.records ?? {})) {
      const own = Object.hasOwn(idPrefixes, kind) ? Id(kind as 'case') : undefined;
      const parents = [Id('case'), Id('eyeReport'), Id('course')];
      const ids = ofOrganization.has(kind) ? [Slug] : own ? [own] : parents;
      expect(ids.map(printed)).toContainEqual(printed(input.shape[field]));
    }
  });

  test('the endpoint parses path and query parameters from text', () => {
    const inAddress = endpoint.method === 'GET' ? Object.keys(input.shape) : pathParameters(endpoint.path);
    for (const name of inAddress) {
      const { type } = printed(input.shape[name]);
      expect(['string', 'integer', 'number', 'boolean'], name).toContain(type);
      if (type !== 'string') expect(input.shape[name]?.safeParse('1').success, name).toBe(true);
    }
  });

  test('the endpoint’s input and output can be printed as JSON Schema', () => {
    expect(() => z.toJSONSchema(input, { io: 'input' })).not.toThrow();
    expect(() => z.toJSONSchema(output, { io: 'output' })).not.toThrow();
  });
});

function printed(schema: unknown) {
  return z.toJSONSchema(schema as z.ZodType, { io: 'input' });
}

test.each([
  ['login', 'session.missing'],
  ['login', 'organization.required'],
  ['resetPassword', 'link.unusable'],
  ['acceptTerms', 'version.conflict'],
  ['changeTerms', 'version.conflict'],
] as const)('the endpoint %s can fail with the error %s', (name, code) => {
  const call = apiOperations.find(one => one.name === name);
  expect(call && errorCodesOf(call.endpoint)).toContain(code);
});

test('each error can be returned by at least one endpoint, unless its module has no endpoints yet', () => {
  const answered = new Set(apiOperations.flatMap(call => errorCodesOf(call.endpoint)));
  const silent = Object.keys(errors).filter(code => !answered.has(code as keyof typeof errors));
  expect(silent.filter(code => code !== 'module.needed')).toEqual([]);
});

test.each(['en', 'zh'])('every error code has a message for users in the language %s', locale => {
  const catalogues = ['errors', 'moreErrors'].map((name): unknown => {
    const file = new URL(`../web/platform/i18n/${locale}/${name}.json`, import.meta.url);
    return JSON.parse(readFileSync(file, 'utf8'));
  });
  const textOf = (code: string) =>
    [code, code.replace(/^[^.]+/, 'document')]
      .flatMap(key => catalogues.map(texts => textAt(texts, key)))
      .find(text => text !== undefined);
  expect(Object.keys(errors).filter(code => typeof textOf(code) !== 'string')).toEqual([]);
});

function textAt(texts: unknown, code: string): unknown {
  return code
    .split('.')
    .reduce((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), texts);
}

describe('the OpenAPI document describes the API', () => {
  const document = openApi('1.2.3') as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, unknown> };
  };
  interface Operation {
    operationId: string;
    tags: string[];
    security?: unknown[];
    requestBody?: unknown;
    parameters: { $ref?: string; name?: string; in?: string; required?: boolean }[];
    responses: Record<string, { content: { 'application/json': { schema: Record<string, unknown> } } }>;
  }
  const operations = Object.values(document.paths).flatMap(Object.values) as Operation[];
  const find = (name: string) => operations.find(operation => operation.operationId === name);

  test('the OpenAPI document lists every endpoint exactly once', () => {
    const ofFhir = operations.filter(({ tags }) => tags.includes(fhirTag));
    const others = operations.filter(operation => !ofFhir.includes(operation));
    expect(others.map(operation => operation.operationId).sort()).toEqual(
      apiOperations.map(call => call.name).sort(),
    );
    const searches = (Object.keys(fhirTypes) as string[]).map(type => `fhirSearch${type}`);
    expect(ofFhir.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(searches));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  test('the OpenAPI document contains no reference without a target', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"#\/components\/([\w.-]+)\/([\w.-]+)"/g)];
    const components = document.components as Record<string, Record<string, unknown>>;
    expect(references.length).toBeGreaterThan(apiOperations.length);
    expect(references.filter(([, group = '', name = '']) => !(name in (components[group] ?? {})))).toEqual(
      [],
    );
    expect(text).not.toContain('$defs');
  });

  test('the OpenAPI document distinguishes public endpoints from those that need a token, and request bodies from parameters', () => {
    for (const call of apiOperations) {
      const operation = find(call.name);
      expect(operation?.security, call.name).toEqual(call.endpoint.needs === 'public' ? [] : undefined);
      expect(operation?.requestBody !== undefined, call.name).toBe(hasBody(call.endpoint));
    }
  });

  test('the OpenAPI document describes accepted email addresses by a pattern, and dates only by their format', () => {
    const text = JSON.stringify(document);
    expect(text).toMatch(/"format":"email","pattern":/);
    expect(text).not.toMatch(/"format":"date","pattern":/);
  });

  test('the OpenAPI document lists errors that API Gateway returns itself', () => {
    const schemasOf = (name: string, status: string) =>
      JSON.stringify(find(name)?.responses[status]?.content['application/json'].schema);
    for (const { name, endpoint } of apiOperations) {
      const isPublic = endpoint.needs === 'public';
      expect(schemasOf(name, '429'), name).toContain('GatewayError');
      expect(schemasOf(name, '503'), name).toContain('GatewayError');
      expect(schemasOf(name, '401')?.includes('GatewayError'), name).toBe(!isPublic);
    }
    expect(schemasOf('getCase', '404')).toBe('{"$ref":"#/components/schemas/Error"}');
  });

  test('the OpenAPI document has an idempotency key for each write and status 201 for each endpoint that creates a record', () => {
    expect(find('createCase')?.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
    expect(find('searchCases')?.parameters).not.toContainEqual({
      $ref: '#/components/parameters/IdempotencyKey',
    });
    expect(find('createCase')?.responses['201']?.content['application/json'].schema).toMatchObject({
      required: ['data'],
      properties: { data: { $ref: '#/components/schemas/Case' } },
    });
  });
});
