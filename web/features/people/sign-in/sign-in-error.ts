import { CallError } from '../../../platform/api/call-error.ts';
import type { Refusal } from './choose-organization.ts';
import type { SignInValues, Step } from './sign-in-values.ts';

/**
 * Where a failed sign-in step is shown: in a toast and perhaps at the password, at a field, or as a refusal.
 */
export type SignInFailure =
  | { toast: CallError; isAtPassword?: boolean }
  | { field: keyof SignInValues; key: string }
  | { refused: Refusal };

/**
 * Maps a failed sign-in step to a message. Before the password is verified, all failures have one message, so
 * that nobody can find out which email addresses exist.
 */
export function signInFailure(error: unknown, step: Step): SignInFailure {
  if (error instanceof CallError) {
    const { code, newPassword } = error.fields;
    if (code) return { field: 'code', key: code };
    if (newPassword) return { field: 'newPassword', key: newPassword };
    return error.status === 403 ? { refused: error.code } : { toast: error };
  }
  const name = error instanceof Error ? error.name : '';
  if (!isCognitoRefusal(name)) return { toast: new CallError('network.failed', 0) };
  const codeError = step === 'code' ? codeErrors.get(name) : undefined;
  if (codeError) return { field: 'code', key: codeError };
  const isAtPassword = step === 'password' && !/TooMany|LimitExceeded/.test(name);
  return { toast: new CallError('sign-in.failed', 401), isAtPassword };
}

/** Message for each of Cognito's errors about a TOTP code. A code that was used before has expired. */
const codeErrors = new Map([
  ['CodeMismatchException', 'validation.code'],
  ['ExpiredCodeException', 'validation.code_used'],
]);

/** Whether Cognito rejected the request; false if it could not be reached or failed itself. */
export const isCognitoRefusal = (name: string): boolean =>
  name.endsWith('Exception') && name !== 'InternalErrorException';
