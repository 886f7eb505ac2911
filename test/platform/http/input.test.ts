import { request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { maxBodyBytes } from '../../../shared/core/limits.ts';
import type { SendOptions } from '../../support/caller.ts';
import { openClinic, type Principal } from '../../support/clinic.ts';
import { openWorld } from '../../support/world.ts';

let admin: Principal;
beforeAll(async () => {
  ({ admin } = await openClinic());
});

async function refusalOf(method: string, path: string, options: SendOptions = {}) {
  const { status, body } = await admin.send(method, path, options);
  const { code, fields } = (body as { error?: { code: string; fields?: object } }).error ?? {};
  return { status, code, fields };
}

const search = (body: SendOptions['body'], headers: Record<string, string> = {}) =>
  refusalOf('POST', 'cases/search', { body, headers });

test.each(['surprise', '__proto__', 'constructor', 'toString', 'organization', 'id'])(
  'an unknown field is reported by name in the error: %s',
  async key => {
    expect(await search(`{"${key}":{"a":1}}`)).toEqual({
      status: 400,
      code: 'request.invalid',
      fields: { [key]: 'validation.unknown' },
    });
    expect(await refusalOf('GET', `notification/all?${key}=1`)).toEqual({
      status: 400,
      code: 'request.invalid',
      fields: { [key]: 'validation.unknown' },
    });
  },
);

test('a field named __proto__ is rejected at any depth of the body', async () => {
  const body = '{"fullName":"A","father":{"name":"B","__proto__":{"email":"a@b.example"}}}';
  expect(await refusalOf('POST', 'cases', { body })).toMatchObject({
    status: 400,
    fields: { ['__proto__']: 'validation.unknown' },
  });
});

test('a repeated query parameter is rejected', async () => {
  expect(await refusalOf('GET', 'notification/all?page=1&page=2')).toEqual({
    status: 400,
    code: 'request.invalid',
    fields: { page: 'validation.repeated' },
  });
});

test('a path parameter is rejected in the body or query', async () => {
  const id = `case_${'0'.repeat(22)}`;
  expect(await refusalOf('GET', 'location/states/HK?id=CN')).toMatchObject({
    fields: { id: 'validation.unknown' },
  });
  expect((await admin.send('DELETE', `cases/${id}?caseId=${id}`)).status).toBe(404);
});

test('a query string is rejected for an endpoint that takes a body', async () => {
  expect(await refusalOf('POST', 'cases/search?text=a', { body: '{}' })).toMatchObject({
    status: 400,
    code: 'request.malformed',
  });
});

test.each([
  ['broken JSON', '{"text":'],
  ['a list', '[]'],
  ['a word', '"text"'],
  ['null', 'null'],
  ['text that is not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
])('%s as the body of a request is rejected', async (_, body) => {
  expect(await search(body)).toMatchObject({ status: 400, code: 'request.malformed' });
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=latin1',
  'multipart/form-data',
])('a body with the content type %s is rejected', async type => {
  expect(await search('{}', { 'content-type': type })).toMatchObject({
    status: 415,
    code: 'request.unsupported-type',
  });
});

test.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON;charset="UTF-8"'])(
  'a body with the content type %s is accepted',
  async type => {
    expect(await search('{}', { 'content-type': type })).toMatchObject({ status: 200 });
  },
);

test('a body of exactly one megabyte is accepted, one byte more is not', async () => {
  const body = (bytes: number) => '{}'.padEnd(bytes);
  expect(await search(body(maxBodyBytes))).toMatchObject({ status: 200 });
  expect(await search(body(maxBodyBytes + 1))).toMatchObject({ status: 413, code: 'request.too-large' });
});

test('the limit of one megabyte for a body counts bytes, not characters', async () => {
  const filler = '验'.repeat(Math.floor((maxBodyBytes - 12) / 3));
  expect(await search(`{"text":"${filler}"}`)).toMatchObject({
    status: 400,
    fields: { text: 'validation.max_length' },
  });
  expect(await search(`{"text":"${filler}验验验验"}`)).toMatchObject({ status: 413 });
});

test('numbers in the query string of a URL are parsed', async () => {
  for (const page of ['0', '-1', '1.5', 'one', '', '100001'])
    expect(await refusalOf('GET', `notification/all?page=${page}`), page).toMatchObject({ status: 400 });
  expect(await refusalOf('GET', 'notification/all?page=2')).toMatchObject({ status: 200 });
});

test('an endpoint that takes its input from the URL rejects a body', async () => {
  const { api } = await openWorld();
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const headers = { ...admin.headers, 'content-type': 'application/json', 'content-length': '2' };
  const asked = request(`${api}/notification/all`, { method: 'GET', headers }, answer => {
    answer.resume();
    resolve(answer.statusCode);
  });
  asked.on('error', reject).end('{}');
  expect(await promise).toBe(400);
});
