import { expect, test } from 'vitest';
import { CallError } from '../../../web/platform/api/call-error.ts';
import { Intentions } from '../../../web/platform/api/intentions.ts';

const lost = new CallError('network.failed', 0);
const broken = new CallError('server.failed', 500);
const refused = new CallError('request.invalid', 400);
const storedBefore = new CallError('idempotency.other-body', 422);

test('a form that is being submitted cannot be submitted again until the request is over', () => {
  const intentions = new Intentions(true);
  const first = intentions.begin('', 'Amy');
  expect(first).toBeDefined();
  expect(intentions.begin('', 'Amy')).toBeUndefined();
  expect(intentions.begin('', 'Amy Wong')).toBeUndefined();
  intentions.end('');
  const second = intentions.begin('', 'Amy');
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
});

test('while one record is being copied, the user can also copy another record', () => {
  const intentions = new Intentions(true);
  expect(intentions.begin('cls_1', '{}')).toBeDefined();
  expect(intentions.begin('cls_2', '{}')).toBeDefined();
  expect(intentions.begin('cls_1', '{}')).toBeUndefined();
});

test.each([lost, broken, new Error('foreign')])(
  'a repeated submission keeps its idempotency key if the first submission may have stored the record: %s',
  error => {
    const intentions = new Intentions(true);
    const key = intentions.begin('', 'Amy');
    intentions.fail('', error);
    expect(intentions.begin('', 'Amy')).toBe(key);
    intentions.fail('', error);
    expect(intentions.begin('', 'Amy Wong')).toBe(key);
  },
);

test('after a submission is rejected, changed input gets a new idempotency key; the same input keeps its key', () => {
  const intentions = new Intentions(true);
  const key = intentions.begin('', 'Amy');
  intentions.fail('', refused);
  expect(intentions.begin('', 'Amy')).toBe(key);
  intentions.fail('', refused);
  expect(intentions.begin('', 'Amy Wong')).not.toBe(key);
});

test('input that is rejected after the first record may have been stored keeps its idempotency key when it is corrected', () => {
  const intentions = new Intentions(true);
  const key = intentions.begin('', 'Amy');
  intentions.fail('', lost);
  expect(intentions.begin('', 'Amy Wong, 9')).toBe(key);
  intentions.fail('', refused);
  expect(intentions.begin('', 'Amy Wong')).toBe(key);
});

test('after the server reports that the first record is stored, the next submission gets a new idempotency key', () => {
  const intentions = new Intentions(true);
  const key = intentions.begin('', 'Amy');
  intentions.fail('', lost);
  expect(intentions.begin('', 'Amy Wong')).toBe(key);
  intentions.fail('', storedBefore);
  const next = intentions.begin('', 'Amy Wong');
  expect(next).toBeDefined();
  expect(next).not.toBe(key);
});

test('an action that creates no record can be sent again while it runs; only the same input keeps the idempotency key', () => {
  const intentions = new Intentions(false);
  const first = intentions.begin('', 'on');
  expect(intentions.begin('', 'on')).toBe(first);
  const other = intentions.begin('', 'off');
  expect(other).not.toBe(first);
  intentions.fail('', lost);
  expect(intentions.begin('', 'off')).toBe(other);
  intentions.end('');
  expect(intentions.begin('', 'off')).not.toBe(other);
});
