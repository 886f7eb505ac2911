import { CallError } from '../../../platform/api/call-error.ts';
import type { Refusal } from './choose-place.ts';
import type { SignInValues, Step } from './sign-in-values.ts';

/** Where a failed step is told: in a toast, at the field that was wrong, or instead of going on. */
export type SignInFailure =
  | { toast: CallError }
  | { field: keyof SignInValues; key: string }
  | { refused: Refusal };

/**
 * What may be told of a failed step. Until the password is proved there is one single message, whatever
 * the reason, so that nobody learns which addresses exist.
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
  if ((step === 'code' || step === 'enrol') && wrongCodeErrors.has(name))
    return { field: 'code', key: 'validation.code' };
  return { toast: new CallError('sign-in.failed', 401) };
}

/** What Cognito calls a code that is not the app's, when it is asked for and when the app is set up. */
const wrongCodeErrors = new Set(['CodeMismatchException', 'EnableSoftwareTokenMFAException']);

/** Cognito answered and refused, rather than having been out of reach or out of order. */
export const isCognitoRefusal = (name: string): boolean =>
  name.endsWith('Exception') && name !== 'InternalErrorException';
