import * as z from 'zod';
import { minPasswordLength } from './limits.ts';

/** Whether a password meets the general minimum length but not the organisation's longer minimum. */
export const isShortFor = (password: string, atLeast: number): boolean =>
  password.length >= minPasswordLength && password.length < atLeast;

export const commonPasswords =
  /passw[o0]rd|qwert|asdf|abc123|123456|654321|111111|000000|letmein|iloveyou|welcome|admin|lumitree|dragon|monkey|woaini|5201314/i;

export const isCommonPassword = (password: string): boolean =>
  commonPasswords.test(password) && password.replace(commonPasswords, '').length < 4;

/** A new password: accepted by the Cognito user pool, and not a common password. */
export const NewPassword = z
  .string()
  .min(1)
  .min(minPasswordLength, { error: 'validation.password_length' })
  .max(250)
  .refine(password => password.trim() === password, { error: 'validation.password_spaces' })
  .refine(password => !isCommonPassword(password), { error: 'validation.password_weak' });

export interface PasswordRules {
  /** At least `minPasswordLength`. */
  minLength: number;
  /** Words that the password must not contain, from `personalWords`. */
  forbiddenWords: string[];
}

/**
 * Why a password is rejected. `short`: too short for an organisation. `own`: contains a word that identifies
 * the person.
 */
export type PasswordFault = 'short' | 'own';

/** Minimum length of a forbidden word; Chinese words need only two characters. */
const minWordLength = 4;

/**
 * Words that a person's password must not contain, taken from the person's name, organisations and the local
 * part of the email address.
 */
export function personalWords(email: string, ...names: string[]): string[] {
  const texts = [email.split('@')[0] ?? '', ...names].map(text => text.normalize('NFKC').toLowerCase());
  const words = texts.flatMap(text => text.split(/[^\p{L}\p{N}]/u));
  return [...new Set(words)].filter(
    word => word.length >= (/\p{Script=Han}/u.test(word) ? 2 : minWordLength),
  );
}

/** Why a password is not acceptable for a person; null if it is acceptable. */
export function passwordFault(
  password: string,
  { minLength, forbiddenWords }: PasswordRules,
): PasswordFault | null {
  if (password.length < minLength) return 'short';
  const folded = password.normalize('NFKC').toLowerCase();
  return forbiddenWords.some(word => folded.includes(word)) ? 'own' : null;
}
