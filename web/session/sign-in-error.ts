import { CallError } from '../api/call-error.ts';
import type { Step } from './sign-in-values.ts';

/** Where a failed step is told: in a toast, or at the field that was wrong. */
export type SignInFailure = { toast: CallError } | { field: 'code' | 'newPassword'; key: string };

/**
 * What may be told of a failed step. Until the password is proved there is one single message, whatever
 * the reason, so that nobody learns which addresses exist.
 */
export function signInFailure(error: unknown, step: Step): SignInFailure {
  if (error instanceof CallError) return { toast: error };
  const name = error instanceof Error ? error.name : '';
  if (name === 'NetworkError') return { toast: new CallError('network.failed', 0) };
  if (step === 'code' && name === 'CodeMismatchException') return { field: 'code', key: 'validation.code' };
  if (step === 'new-password' && name === 'InvalidPasswordException') {
    return { field: 'newPassword', key: 'validation.password_weak' };
  }
  return { toast: new CallError('sign-in.failed', 401) };
}
