import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openApi } from '../../shared/openapi.ts';
import { breaksBetween, type Contract } from './compare-contracts.ts';

const released = JSON.parse(
  gunzipSync(readFileSync(new URL('released.json.gz', import.meta.url))).toString(),
) as Contract;

/** Returns a new copy of the current contract, which a test may change. */
const current = () => JSON.parse(JSON.stringify(openApi('0'))) as Contract;

test('no field of the released API was removed or narrowed, so pages of the last release still work', () => {
  expect(Object.keys(released.paths).length).toBeGreaterThan(100);
  expect(breaksBetween(released, current())).toEqual([]);
});

const sent = { properties: { name: { type: 'string', maxLength: 9 }, kind: { enum: ['a', 'b'] } } };
const contract = (body: object, answer: object): Contract => ({
  paths: {
    '/x': {
      post: {
        requestBody: { content: { 'application/json': { schema: { type: 'object', ...body } } } },
        responses: { 200: { content: { 'application/json': { schema: { type: 'object', ...answer } } } } },
      },
    },
  },
});
const answered = { properties: { id: { type: 'string' } }, required: ['id'] };
const before = contract(sent, answered);
const field = (name: string, schema: object) => ({ properties: { ...sent.properties, [name]: schema } });

test.each<[string, Contract, string[]]>([
  ['nothing', before, []],
  ['a field that may be sent', contract(field('more', { type: 'string' }), answered), []],
  ['a value that is taken', contract(field('kind', { enum: ['a', 'b', 'c'] }), answered), []],
  [
    'a field of the answer',
    contract(sent, { ...answered, properties: { ...answered.properties, more: { type: 'string' } } }),
    [],
  ],
  ['a call less', { paths: {} }, ['POST /x is gone']],
  [
    'a field less that is taken',
    contract({ properties: { kind: sent.properties.kind } }, answered),
    ['POST /x body.name is gone'],
  ],
  [
    'a field that has to be sent',
    contract({ ...sent, required: ['name'] }, answered),
    ['POST /x body.name is required now'],
  ],
  [
    'a shorter text',
    contract(field('name', { type: 'string', maxLength: 8 }), answered),
    ['POST /x body.name has a narrower maxLength'],
  ],
  [
    'a value less',
    contract(field('kind', { enum: ['a'] }), answered),
    ['POST /x body.kind no longer takes b'],
  ],
  ['a field less of the answer', contract(sent, { properties: {} }), ['POST /x answer.id is gone']],
  [
    'an answer that may lack it',
    contract(sent, { properties: answered.properties }),
    ['POST /x answer.id may be missing now'],
  ],
  [
    'another type in the answer',
    contract(sent, { ...answered, properties: { id: { type: 'number' } } }),
    ['POST /x answer.id was string and is number'],
  ],
])('a contract change is classified as compatible or not: %s', (_, after, breaks) => {
  expect(breaksBetween(before, after)).toEqual(breaks);
});
