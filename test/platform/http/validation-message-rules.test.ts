import { expect, test } from 'vitest';
import * as z from 'zod';
import { validationMessageKey } from '../../../functions/platform/http/validation-message-key.ts';

const key = (schema: z.ZodType, value: unknown) => {
  const [issue] = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return issue && validationMessageKey(issue as z.core.$ZodIssue);
};

test('a message given in the schema is used', () => {
  expect(
    key(
      z.string().refine(() => false, { error: 'validation.own' }),
      'a',
    ),
  ).toBe('validation.own');
});

test.each([undefined, null, ''])('%j is missing', value => {
  expect(key(z.email(), value)).toBe('validation.required');
});

test('an empty text with a minimum of one letter counts as missing', () => {
  expect(key(z.string().trim().min(1), '  ')).toBe('validation.required');
  expect(key(z.string().min(2), 'a')).toBe('validation.too_small');
  expect(key(z.number().min(1), 0)).toBe('validation.too_small');
});

test('too much text is too long, too much of anything else is too big', () => {
  expect(key(z.string().max(1), 'ab')).toBe('validation.max_length');
  expect(key(z.number().max(1), 2)).toBe('validation.too_big');
});

test('formats, unknown fields and types have messages of their own', () => {
  expect(key(z.email(), 'a')).toBe('validation.email');
  expect(key(z.strictObject({}), { a: 1 })).toBe('validation.unknown');
  expect(key(z.string(), 7)).toBe('validation.invalid_type');
});
