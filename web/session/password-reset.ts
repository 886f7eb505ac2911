import { confirmResetPassword, resetPassword } from 'aws-amplify/auth';
import { configure } from './cognito.ts';
import { isCognitoRefusal } from './sign-in-error.ts';
import type { ResetValues } from './sign-in-rules.ts';
import type { SignInErrors } from './sign-in-values.ts';

/**
 * Has a code sent to an address. What Cognito refuses is kept to ourselves: whether the address is known,
 * has a password yet or has had its codes for this hour is nothing to tell a stranger.
 * @throws when Cognito could not be reached
 */
export async function sendCode(email: string): Promise<void> {
  await configure();
  await resetPassword({ username: email.trim() }).catch(error => {
    if (!isCognitoRefusal(nameOf(error))) throw error;
  });
}

/** Sets a new password by a code. @throws what Cognito said, or that it could not be reached */
export async function setPassword({ email, code, newPassword }: ResetValues): Promise<void> {
  await configure();
  await confirmResetPassword({ username: email.trim(), confirmationCode: code, newPassword });
}

/** Where a refused new password is told: at a field, or in a toast by the key of its sentence. */
export type ResetFailure =
  | { fields: SignInErrors }
  | { toast: 'codeExpired' | 'tooManyTries' | 'passwordChangeFailed' | 'outOfReach' };

/** An address that nobody has is refused as one with another code is. */
export function resetFailure(error: unknown): ResetFailure {
  const name = nameOf(error);
  if (!isCognitoRefusal(name)) return { toast: 'outOfReach' };
  if (name === 'ExpiredCodeException') return { toast: 'codeExpired' };
  if (tooMany.has(name)) return { toast: 'tooManyTries' };
  if (name === 'InvalidPasswordException') return { fields: { newPassword: 'validation.password_weak' } };
  if (wrongCode.has(name)) return { fields: { code: 'validation.code' } };
  return { toast: 'passwordChangeFailed' };
}

const tooMany = new Set([
  'LimitExceededException',
  'TooManyFailedAttemptsException',
  'TooManyRequestsException',
]);
const wrongCode = new Set(['CodeMismatchException', 'NotAuthorizedException', 'UserNotFoundException']);

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
