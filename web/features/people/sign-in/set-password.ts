import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import type { ResetValues } from './sign-in-rules.ts';
import type { SignInErrors } from './sign-in-values.ts';

/** Sets a password. @param proof sent instead of the code once the code is used up @throws CallError */
export function setPassword(
  { email, code, newPassword }: ResetValues,
  proof: string | null,
): Promise<ResponseOf<typeof accountSecurity.resetPassword>> {
  return call(accountSecurity.resetPassword, { email: email.trim(), code: proof ?? code, newPassword });
}

/** How the form shows a rejected password: at a field, or as a toast. */
export type ResetFailure =
  | { fields: SignInErrors }
  | { toast: 'codeExpired' | 'tooManyTries' | 'passwordChangeFailed' | 'outOfReach' };

/** Decides how to show a failed password reset. An unknown address gets the same error as a wrong code. */
export function resetFailure(error: unknown): ResetFailure {
  if (!(error instanceof CallError) || error.code === 'network.failed') return { toast: 'outOfReach' };
  if (error.code === 'link.unusable') return { toast: 'codeExpired' };
  if (error.code === 'rate.limited') return { toast: 'tooManyTries' };
  const { code, newPassword } = error.fields;
  if (code || newPassword) return { fields: { ...(code && { code }), ...(newPassword && { newPassword }) } };
  return { toast: 'passwordChangeFailed' };
}
