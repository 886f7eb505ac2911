import * as z from 'zod';

/** Fewest characters of a password, whatever an organisation asks for. */
export const minPasswordLength = 6;

/** The passwords that are tried first, whatever stands around them. */
export const commonPasswords =
  /passw[o0]rd|qwert|asdf|abc123|123456|654321|111111|000000|letmein|iloveyou|welcome|admin|lumitree|dragon|monkey|woaini|5201314/i;

/** Whether a password is among the first that are tried anywhere. */
export const isCommonPassword = (password: string): boolean =>
  commonPasswords.test(password) && password.replace(commonPasswords, '').length < 4;

/** A password as the user pool takes it, and none of those that are tried first. */
export const NewPassword = z
  .string()
  .min(1)
  .min(minPasswordLength, { error: 'validation.password_length' })
  .max(250)
  .refine(password => password.trim() === password, { error: 'validation.password_spaces' })
  .refine(password => !isCommonPassword(password), { error: 'validation.password_weak' });

/** What is asked of one person's password beyond what is asked of everybody's. */
export interface PasswordRules {
  /** Fewest characters. */
  minLength: number;
  /** As `ownWords` gives them. */
  forbiddenWords: string[];
}

/** Too short for an organisation, or holding a word that says whose it is. */
export type PasswordFault = 'short' | 'own';

/** Fewest letters of a word that is looked for; two characters of Chinese are one. */
const minWordLength = 4;

/**
 * Words that a person's password must not hold: those of their name and of where they work, and of the part
 * of their email address that is theirs.
 */
export function personalWords(email: string, ...names: string[]): string[] {
  const texts = [email.split('@')[0] ?? '', ...names].map(text => text.normalize('NFKC').toLowerCase());
  const words = texts.flatMap(text => text.split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words)].filter(
    word => word.length >= (/\p{Script=Han}/u.test(word) ? 2 : minWordLength),
  );
}

/** What keeps a password from being somebody's. */
export function passwordFault(
  password: string,
  { minLength, forbiddenWords }: PasswordRules,
): PasswordFault | null {
  if (password.length < minLength) return 'short';
  const folded = password.normalize('NFKC').toLowerCase();
  return forbiddenWords.some(word => folded.includes(word)) ? 'own' : null;
}
