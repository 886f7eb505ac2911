import { CognitoError } from './errors.ts';
import type { Pool } from './pool.ts';
import { matchingTotpStep } from './totp.ts';
import type { User } from './users.ts';

/** Whether a code of an authenticator app is correct. Throws ExpiredCodeException if it was used before. */
export function redeemSoftwareToken(pool: Pool, user: User, code: string): boolean {
  if (!user.totp) throw new CognitoError('SoftwareTokenMFANotFoundException', 'No software token found.');
  const step = matchingTotpStep(user.totp.secret, code, pool.now());
  if (step === undefined) return false;
  if (step <= user.totp.lastStep) {
    throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
  }
  pool.users.change(user.sub, { totp: { ...user.totp, lastStep: step } });
  return true;
}
