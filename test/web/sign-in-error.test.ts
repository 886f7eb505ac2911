import { expect, test } from 'vitest';
import { signInFailure } from '../../web/features/people/sign-in/sign-in-error.ts';
import { CallError } from '../../web/platform/api/call-error.ts';

function thrown(name: string): Error {
  return Object.assign(new Error(name), { name });
}

const toastOf = (failure: ReturnType<typeof signInFailure>) =>
  'toast' in failure ? failure.toast.code : undefined;

test.each([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'TooManyRequestsException',
  'InvalidParameterException',
])('before the password is verified, %s shows the generic error', name => {
  expect(toastOf(signInFailure(thrown(name), 'password'))).toBe('sign-in.failed');
});

test('a wrong password is reported at its field, in the same words as an unknown address, and not afterwards', () => {
  const isAtPassword = (name: string, step: 'password' | 'code') => {
    const failure = signInFailure(thrown(name), step);
    return 'toast' in failure && failure.isAtPassword === true;
  };
  for (const name of ['NotAuthorizedException', 'UserNotFoundException', 'PasswordResetRequiredException']) {
    expect(isAtPassword(name, 'password')).toBe(true);
    expect(isAtPassword(name, 'code')).toBe(false);
  }
  expect(isAtPassword('TooManyRequestsException', 'password')).toBe(false);
  expect(isAtPassword('NetworkError', 'password')).toBe(false);
});

test.each(['NetworkError', 'TypeError', 'InternalErrorException'])(
  '%s is reported as a technical error',
  name => {
    expect(toastOf(signInFailure(thrown(name), 'password'))).toBe('network.failed');
  },
);

test('a wrong code and a rejected new password are reported at their fields', () => {
  expect(signInFailure(thrown('CodeMismatchException'), 'code')).toEqual({
    field: 'code',
    key: 'validation.code',
  });
  const newPassword = 'validation.password_short';
  expect(
    signInFailure(new CallError('request.invalid', 400, { fields: { newPassword } }), 'new-password'),
  ).toEqual({ field: 'newPassword', key: newPassword });
});

test('errors of our API after a correct password are shown unchanged, and temporary ones in a toast', () => {
  const archived = new CallError('organization.archived', 403);
  expect(signInFailure(archived, 'password')).toEqual({ refused: 'organization.archived' });
  expect(toastOf(signInFailure(new CallError('server.busy', 503), 'organization'))).toBe('server.busy');
});
