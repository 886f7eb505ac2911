import * as fc from 'fast-check';
import type { ApiOperation } from '../../shared/contract.ts';
import { isMutation, pathParameters } from '../../shared/core/endpoint.ts';
import { maxBodyBytes } from '../../shared/core/limits.ts';
import { parseTyped } from '../../shared/core/typed-input.ts';
import { requestOf, type SendOptions } from './caller.ts';
import type { Input } from './samples.ts';

/** A request damaged in one way, which the API must reject or handle. */
export interface Mutant {
  description: string;
  path: string;
  options: SendOptions;
  /** Names that an error may contain besides the endpoint's own fields. */
  fieldNames: string[];
  /** Allowed statuses of the response; if empty, any client error or success is allowed. */
  expectedStatuses: number[];
}

type MakeMutant = (input: Input) => Mutant | undefined;

const hostileTexts = [
  '\ud800',
  'a\udc00b',
  '\u0000',
  'a\u0000b',
  '\u001b[31m',
  '\u2028',
  '\ufeff',
  '‮gnp.exe',
  '🏳️‍🌈'.repeat(300),
  'x'.repeat(100_000),
  '陈'.repeat(5_001),
  '../../etc/passwd',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  '-1',
  '1e309',
  'NaN',
  '0x10',
  '2020-13-45',
];
const keys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '$ne',
  '',
  ' ',
  'a.b',
  '陈',
  '\u0000',
  'x'.repeat(9_000),
];
const bodies = [
  '[]',
  '[{}]',
  '"text"',
  '1',
  'null',
  'true',
  '{',
  '{"a":',
  '{"a":1,}',
  "{'a':1}",
  'undefined',
  'NaN',
  '{}{}',
  '['.repeat(100_000),
  '{"a":'.repeat(50_000),
  `${'['.repeat(3_000)}${']'.repeat(3_000)}`,
];
const bytes = [
  [0xff, 0xfe],
  [0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x7d],
  [0x7b, 0x22, 0xe9, 0x99, 0x22],
  [0x1f, 0x8b, 0x08, 0x00],
  [0x7b, 0x00, 0x7d, 0x00],
];
const contentTypes = [
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json, text/html',
  'application/jsonp',
  'x',
  'application/vnd.api+json',
];
const queries = ['x=1', '__proto__=1', '%00=%00', '%ff=1', 'a[]=1', '=', 'caseId=1', '&&'];
const segments = [
  '%00',
  '%ff',
  '%2e%2e%2f',
  '%F0%9F%98%80',
  'a'.repeat(7_000),
  '%20',
  '__proto__',
  '%23',
  '%5B%5D',
];
const idempotencyKeys = ['x', 'a'.repeat(65), 'with space', 'semi;colon', 'é'.repeat(10)];

const deep = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;
const anyValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...hostileTexts) },
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(deep(500), -0, 1e308, 2 ** 53, 1.5, [[]], { length: 1 }) },
);

/** Ways to damage a valid request to an endpoint. */
export function mutationsOf(call: ApiOperation): fc.Arbitrary<MakeMutant> {
  const { method, path, input } = call.endpoint;
  const inPath = pathParameters(path);
  const fields = Object.keys(input.shape).filter(name => !inPath.includes(name));
  const isRepeatable = isMutation(call.endpoint) && call.endpoint.needs !== 'public';
  return fc.oneof(
    fc.tuple(fc.constantFrom(...keys), anyValue).map(([key, value]) => withExtraField(call, key, value)),
    oneOf(queries, query => withQuery(call, query)),
    ...(fields.length > 0 ? onFields(call, fields) : []),
    ...(method === 'GET' ? [] : onBody(call)),
    ...(inPath.length > 0 ? [oneOf(segments, segment => withSegment(call, segment))] : []),
    ...(isRepeatable ? [oneOf(idempotencyKeys, key => withIdempotencyKey(call, key))] : []),
  );
}

const oneOf = <Value>(values: Value[], make: (value: Value) => MakeMutant): fc.Arbitrary<MakeMutant> =>
  fc.constantFrom(...values).map(make);

function onFields(call: ApiOperation, fields: string[]): fc.Arbitrary<MakeMutant>[] {
  return [
    fc
      .tuple(fc.constantFrom(...fields), anyValue)
      .map(([field, value]) => withReplacedField(call, field, value)),
    oneOf(fields, field => withoutField(call, field)),
    oneOf(fields, field => withRepeatedField(call, field)),
  ];
}

function onBody(call: ApiOperation): fc.Arbitrary<MakeMutant>[] {
  const someBytes = fc.uint8Array({ minLength: 1, maxLength: 30 });
  return [
    oneOf(bodies, body => withBody(call, `the body ${body.slice(0, 20)}`, body, [400])),
    oneOf(bytes, body => withBody(call, `the bytes ${body}`, Uint8Array.from(body), [400])),
    someBytes.map(body => withBody(call, `the bytes ${body}`, Uint8Array.from(body), [])),
    oneOf(contentTypes, type => withType(call, type)),
    oneOf([0, 1], over => withBodySize(call, over)),
  ];
}

/** The expected statuses, according to the endpoint's own schema. */
function statusesFor({ endpoint }: ApiOperation, input: Input): number[] {
  return parseTyped(() => endpoint.input.safeParse(input)).success ? [] : [400];
}

function request(call: ApiOperation, description: string, input: Input, more: Partial<Mutant> = {}): Mutant {
  const { path, body } = requestOf(call.endpoint, input);
  return { description, path, options: { body }, fieldNames: [], expectedStatuses: [], ...more };
}

function withExtraField(call: ApiOperation, key: string, value: unknown): MakeMutant {
  return input => {
    const mutant = request(call, `an extra field ${JSON.stringify(key).slice(0, 30)}`, input, {
      fieldNames: [key],
      expectedStatuses: [400],
    });
    if (call.endpoint.method === 'GET') {
      const sign = mutant.path.includes('?') ? '&' : '?';
      return { ...mutant, path: `${mutant.path}${sign}${encodeURIComponent(key)}=1` };
    }
    const member = `${JSON.stringify(key)}:${JSON.stringify(value)}`;
    const body = mutant.options.body?.toString().replace(/\}$/, () => `,${member}}`) ?? `{${member}}`;
    return { ...mutant, options: { body } };
  };
}

function withReplacedField(call: ApiOperation, field: string, value: unknown): MakeMutant {
  return input => {
    if (call.endpoint.method === 'GET' && !fitsInUrl(value)) return undefined;
    const spoilt = { ...input, [field]: value };
    return request(call, `${field} ${JSON.stringify(value).slice(0, 60)}`, spoilt, {
      expectedStatuses: statusesFor(call, spoilt),
    });
  };
}

const fitsInUrl = (value: unknown) =>
  typeof value === 'string' && value.isWellFormed() && value.length < 1_000;

function withoutField(call: ApiOperation, field: string): MakeMutant {
  return input => {
    const { [field]: _, ...rest } = input;
    return request(call, `no ${field}`, rest, { expectedStatuses: statusesFor(call, rest) });
  };
}

/** Sends a field twice. A repeated query parameter is rejected; in a JSON body, the last value counts. */
function withRepeatedField(call: ApiOperation, field: string): MakeMutant {
  return input => {
    const mutant = request(call, `${field} twice`, input);
    if (call.endpoint.method !== 'GET') {
      const body = mutant.options.body?.toString().replace('{', `{${JSON.stringify(field)}:[],`);
      return body === undefined ? undefined : { ...mutant, options: { body } };
    }
    const path = `${mutant.path.split('?')[0]}?${field}=1&${field}=1`;
    return { ...mutant, path, expectedStatuses: [400] };
  };
}

function withBody(
  call: ApiOperation,
  what: string,
  body: string | Uint8Array<ArrayBuffer>,
  expectedStatuses: number[],
): MakeMutant {
  return input => request(call, what, input, { options: { body }, expectedStatuses });
}

function withType(call: ApiOperation, type: string): MakeMutant {
  return input => {
    const { path, options } = request(call, '', input);
    const headers = { 'content-type': type };
    return {
      description: `the type ${type}`,
      path,
      options: { body: options.body ?? '{}', headers },
      fieldNames: [],
      expectedStatuses: [415],
    };
  };
}

function withBodySize(call: ApiOperation, over: number): MakeMutant {
  return input => {
    const { path, options } = request(call, '', input);
    const body = Buffer.alloc(maxBodyBytes + over, ' ');
    body.write(options.body?.toString() ?? '{}');
    return {
      description: `${body.length} bytes`,
      path,
      options: { body },
      fieldNames: [],
      expectedStatuses: over > 0 ? [413] : [],
    };
  };
}

function withQuery(call: ApiOperation, query: string): MakeMutant {
  return input => {
    const mutant = request(call, `the query ${query}`, input);
    if (call.endpoint.method === 'GET') {
      const fieldNames = [...new URLSearchParams(query).keys()];
      return { ...mutant, path: `${mutant.path.split('?')[0]}?${query}`, fieldNames };
    }
    return { ...mutant, path: `${mutant.path}?${query}`, expectedStatuses: [400] };
  };
}

function withSegment(call: ApiOperation, segment: string): MakeMutant {
  return input => {
    const mutant = request(call, `the address ${segment.slice(0, 20)}`, input);
    const [, query] = mutant.path.split('?');
    const path = call.endpoint.path.replaceAll(/\{\w+\}/g, segment);
    return { ...mutant, path: query ? `${path}?${query}` : path };
  };
}

function withIdempotencyKey(call: ApiOperation, key: string): MakeMutant {
  return input => {
    const mutant = request(call, `the idempotency key ${key}`, input, {
      fieldNames: ['Idempotency-Key'],
      expectedStatuses: [400],
    });
    return { ...mutant, options: { ...mutant.options, headers: { 'idempotency-key': key } } };
  };
}
