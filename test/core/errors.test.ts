import { expect, test } from 'vitest';
import { AppError } from '../../shared/core/errors.ts';

test('an error has the status and the message of its code', () => {
  const error = new AppError('record.missing');
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'AppError', code: 'record.missing', status: 404 });
  expect(error.message).toBe('This no longer exists, or you do not have access to it');
  expect(error.retryAfter).toBeUndefined();
});

test('the body of an error has code and message, and no unknown fields', () => {
  expect(new AppError('session.expired').body).toEqual({
    error: { code: 'session.expired', message: 'Token expired' },
  });
  expect(Object.keys(new AppError('session.expired').body.error)).toEqual(['code', 'message']);
});

test('the body of a validation error lists the invalid fields', () => {
  const fields = { email: 'validation.email' };
  expect(new AppError('request.invalid', { fields }).body.error).toEqual({
    code: 'request.invalid',
    message: 'Some fields are invalid',
    fields,
  });
});

test('the body of a version conflict contains the current record', () => {
  const { error } = new AppError('version.conflict', { current: { version: 3 } }).body;
  expect(error.current).toEqual({ version: 3 });
  expect(error).not.toHaveProperty('fields');
});

test('a rate limit error says in a header, not in the body, how long to wait', () => {
  const error = new AppError('rate.limited', { retryAfter: 40 });
  expect(error.retryAfter).toBe(40);
  expect(error.status).toBe(429);
  expect(JSON.stringify(error.body)).not.toContain('40');
});
