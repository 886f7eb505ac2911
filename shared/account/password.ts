import * as z from 'zod';

/** Fewest characters of a password, whatever an organisation asks for. */
export const passwordLength = 6;

/** The passwords that are tried first, whatever stands around them. */
export const commonPasswords =
  /passw[o0]rd|qwert|asdf|abc123|123456|654321|111111|000000|letmein|iloveyou|welcome|admin|lumitree|dragon|monkey|woaini|5201314/i;

/** Whether a password is among the first that are tried anywhere. */
export const isCommon = (password: string): boolean =>
  commonPasswords.test(password) && password.replace(commonPasswords, '').length < 4;

/** A password as the user pool takes it, and none of those that are tried first. */
export const NewPassword = z
  .string()
  .min(1)
  .min(passwordLength, { error: 'validation.password_length' })
  .max(250)
  .refine(password => password.trim() === password, { error: 'validation.password_spaces' })
  .refine(password => !isCommon(password), { error: 'validation.password_weak' });
