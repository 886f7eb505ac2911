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
])('before the password has been verified, the error %s is shown as the general sign-in error', name => {
  expect(toastOf(signInFailure(thrown(name), 'password'))).toBe('sign-in.failed');
});

test('until a password is accepted, a wrong password and an unknown address are both reported at the password field', () => {
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
  'the sign-in error %s is shown as a technical error',
  name => {
    expect(toastOf(signInFailure(thrown(name), 'password'))).toBe('network.failed');
  },
);

test('at sign-in, a wrong code and a rejected new password are each shown at their field', () => {
  expect(signInFailure(thrown('CodeMismatchException'), 'code')).toEqual({
    field: 'code',
    key: 'validation.code',
  });
  const newPassword = 'validation.password_short';
  expect(
    signInFailure(new CallError('request.invalid', 400, { fields: { newPassword } }), 'new-password'),
  ).toEqual({ field: 'newPassword', key: newPassword });
});

test('a code that was used before is reported at its field, so that the next one can be entered', () => {
  const failure = signInFailure(thrown('ExpiredCodeException'), 'code');
  expect(failure).toEqual({ field: 'code', key: 'validation.code_used' });
  expect(toastOf(signInFailure(thrown('ExpiredCodeException'), 'password'))).toBe('sign-in.failed');
});

test('if the API denies access after a correct password, the page shows the reason; a temporary error is shown as a toast', () => {
  const archived = new CallError('organization.archived', 403);
  expect(signInFailure(archived, 'password')).toEqual({ refused: 'organization.archived' });
  expect(toastOf(signInFailure(new CallError('server.busy', 503), 'organization'))).toBe('server.busy');
});
