import * as fc from 'fast-check';
import type { Call } from '../../shared/contract.ts';
import { pathNames, writes } from '../../shared/core/endpoint.ts';
import { bodyBytes } from '../../shared/core/limits.ts';
import { addressOf, type SendOptions } from './caller.ts';
import type { Input } from './samples.ts';

/** A mutated request. */
export interface Mutant {
  what: string;
  path: string;
  options: SendOptions;
  /** Names that a refusal may give beside those of the call's own fields. */
  names: string[];
  /** Statuses one of which the answer has to have; any refusal or success will do where there are none. */
  wanted: number[];
}

type Make = (input: Input) => Mutant | undefined;

const nasty = [
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
const types = [
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
const anything = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...nasty) },
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(deep(500), -0, 1e308, 2 ** 53, 1.5, [[]], { length: 1 }) },
);

/** Ways to spoil a good request of a call. */
export function mutationsOf(call: Call): fc.Arbitrary<Make> {
  const { method, path, input } = call.endpoint;
  const inPath = pathNames(path);
  const fields = Object.keys(input.shape).filter(name => !inPath.includes(name));
  return fc.oneof(
    fc.tuple(fc.constantFrom(...keys), anything).map(([key, value]) => extraField(call, key, value)),
    oneOf(queries, query => withQuery(call, query)),
    ...(fields.length > 0 ? onFields(call, fields) : []),
    ...(method === 'GET' ? [] : onBody(call)),
    ...(inPath.length > 0 ? [oneOf(segments, segment => withSegment(call, segment))] : []),
    ...(writes(call.endpoint) ? [oneOf(idempotencyKeys, key => withIdempotencyKey(call, key))] : []),
  );
}

const oneOf = <Value>(values: Value[], make: (value: Value) => Make): fc.Arbitrary<Make> =>
  fc.constantFrom(...values).map(make);

function onFields(call: Call, fields: string[]): fc.Arbitrary<Make>[] {
  return [
    fc.tuple(fc.constantFrom(...fields), anything).map(([field, value]) => replaced(call, field, value)),
    oneOf(fields, field => dropped(call, field)),
    oneOf(fields, field => doubled(call, field)),
  ];
}

function onBody(call: Call): fc.Arbitrary<Make>[] {
  const someBytes = fc.uint8Array({ minLength: 1, maxLength: 30 });
  return [
    oneOf(bodies, body => withBody(call, `the body ${body.slice(0, 20)}`, body, [400])),
    oneOf(bytes, body => withBody(call, `the bytes ${body}`, Uint8Array.from(body), [400])),
    someBytes.map(body => withBody(call, `the bytes ${body}`, Uint8Array.from(body), [])),
    oneOf(types, type => withType(call, type)),
    oneOf([0, 1], over => ofSize(call, over)),
  ];
}

/** The expected statuses follow from the call's own schema. */
function judged({ endpoint }: Call, input: Input): number[] {
  return endpoint.input.safeParse(input).success ? [] : [400];
}

function request(call: Call, what: string, input: Input, more: Partial<Mutant> = {}): Mutant {
  const { path, body } = addressOf(call.endpoint, input);
  return { what, path, options: { body }, names: [], wanted: [], ...more };
}

function extraField(call: Call, key: string, value: unknown): Make {
  return input => {
    const mutant = request(call, `an extra field ${JSON.stringify(key).slice(0, 30)}`, input, {
      names: [key],
      wanted: [400],
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

function replaced(call: Call, field: string, value: unknown): Make {
  return input => {
    if (call.endpoint.method === 'GET' && !canStandInAnAddress(value)) return undefined;
    const spoilt = { ...input, [field]: value };
    return request(call, `${field} ${JSON.stringify(value).slice(0, 60)}`, spoilt, {
      wanted: judged(call, spoilt),
    });
  };
}

const canStandInAnAddress = (value: unknown) =>
  typeof value === 'string' && value.isWellFormed() && value.length < 1_000;

function dropped(call: Call, field: string): Make {
  return input => {
    const { [field]: _, ...rest } = input;
    return request(call, `no ${field}`, rest, { wanted: judged(call, rest) });
  };
}

/** A query that says a thing twice is refused; in a JSON body the last one counts. */
function doubled(call: Call, field: string): Make {
  return input => {
    const mutant = request(call, `${field} twice`, input);
    if (call.endpoint.method !== 'GET') {
      const body = mutant.options.body?.toString().replace('{', `{${JSON.stringify(field)}:[],`);
      return body === undefined ? undefined : { ...mutant, options: { body } };
    }
    const path = `${mutant.path.split('?')[0]}?${field}=1&${field}=1`;
    return { ...mutant, path, wanted: [400] };
  };
}

function withBody(call: Call, what: string, body: string | Uint8Array<ArrayBuffer>, wanted: number[]): Make {
  return input => request(call, what, input, { options: { body }, wanted });
}

function withType(call: Call, type: string): Make {
  return input => {
    const { path, options } = request(call, '', input);
    const headers = { 'content-type': type };
    return {
      what: `the type ${type}`,
      path,
      options: { body: options.body ?? '{}', headers },
      names: [],
      wanted: [415],
    };
  };
}

function ofSize(call: Call, over: number): Make {
  return input => {
    const { path, options } = request(call, '', input);
    const body = Buffer.alloc(bodyBytes + over, ' ');
    body.write(options.body?.toString() ?? '{}');
    return {
      what: `${body.length} bytes`,
      path,
      options: { body },
      names: [],
      wanted: over > 0 ? [413] : [],
    };
  };
}

function withQuery(call: Call, query: string): Make {
  return input => {
    const mutant = request(call, `the query ${query}`, input);
    if (call.endpoint.method === 'GET') {
      const names = [...new URLSearchParams(query).keys()];
      return { ...mutant, path: `${mutant.path.split('?')[0]}?${query}`, names };
    }
    return { ...mutant, path: `${mutant.path}?${query}`, wanted: [400] };
  };
}

function withSegment(call: Call, segment: string): Make {
  return input => {
    const mutant = request(call, `the address ${segment.slice(0, 20)}`, input);
    const [, query] = mutant.path.split('?');
    const path = call.endpoint.path.replaceAll(/\{\w+\}/g, segment);
    return { ...mutant, path: query ? `${path}?${query}` : path };
  };
}

function withIdempotencyKey(call: Call, key: string): Make {
  return input => {
    const mutant = request(call, `the idempotency key ${key}`, input, {
      names: ['Idempotency-Key'],
      wanted: [400],
    });
    return { ...mutant, options: { ...mutant.options, headers: { 'idempotency-key': key } } };
  };
}
