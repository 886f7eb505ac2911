import { expect, test } from 'vitest';
import * as z from 'zod';
import { validationKey } from '../../shared/core/validation-key.ts';

const key = (schema: z.ZodType, value: unknown) => {
  const [issue] = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return issue && validationKey(issue as z.core.$ZodIssue);
};

test.each([undefined, null, ''])('the value %j of a required field is reported as missing', value => {
  expect(key(z.email(), value)).toBe('validation.required');
});

test('an empty text counts as missing if at least one letter is required', () => {
  expect(key(z.string().trim().min(1), '  ')).toBe('validation.required');
  expect(key(z.string().min(2), 'a')).toBe('validation.too_small');
  expect(key(z.number().min(1), 0)).toBe('validation.too_small');
});

test('text above its maximum is reported as too long, and a number above its maximum as too big', () => {
  expect(key(z.string().max(1), 'ab')).toBe('validation.max_length');
  expect(key(z.number().max(1), 2)).toBe('validation.too_big');
});

test('wrong formats, unknown fields and wrong types each have a message of their own', () => {
  expect(key(z.email(), 'a')).toBe('validation.email');
  expect(key(z.strictObject({}), { a: 1 })).toBe('validation.unknown');
  expect(key(z.string(), 7)).toBe('validation.invalid_type');
});
