import { hkdfSync, randomInt } from 'node:crypto';
import { minPasswordLength } from '../../../shared/core/limits.ts';
import { sameText } from './compare-secrets.ts';
import { CognitoError, invalidParameter } from './errors.ts';
import { poolName } from './pool-identity.ts';
import { createSrpSecret, type SrpSecret, verifierOf } from './srp.ts';

export const temporaryPasswordDays = 7;

/** Data to check a person's password. For an unknown user name, `fakeCredentials` invents them. */
export interface Credentials extends SrpSecret {
  sub: string;
}

/** Creates salt and verifier of a password. Rejects a password that does not meet the policy. */
export function hashPassword(sub: string, password: string): SrpSecret {
  if (password.length < minPasswordLength) {
    throw new CognitoError(
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    );
  }
  if (password.length > 256 || password.trim() !== password) {
    throw invalidParameter('A password has at most 256 characters and no space at its ends.');
  }
  return createSrpSecret(poolName + sub, password);
}

export function passwordMatches({ sub, salt, verifier }: Credentials, password: string): boolean {
  return sameText(verifier, verifierOf(salt, poolName + sub, password));
}

/** Credentials for an unknown user name. They are the same each time, and no password matches them. */
export function fakeCredentials(secret: string, username: string): Credentials {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', username.toLowerCase(), 16 + 16 + 383));
  const hex = (from: number, to: number) => bytes.toString('hex', from, to);
  const sub = [hex(0, 4), hex(4, 6), `4${hex(6, 8).slice(1)}`, `8${hex(8, 10).slice(1)}`, hex(10, 16)];
  return { sub: sub.join('-'), salt: hex(16, 32), verifier: hex(32, bytes.length) };
}

/** Creates a temporary password. Its letters and digits are easy to tell apart. */
export function temporaryPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 12 }, () => letters.charAt(randomInt(letters.length))).join('');
}
