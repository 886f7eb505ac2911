import * as z from 'zod';
import { Email, Instant, SignInEmail } from '../../../core/fields.ts';
import { NewPassword } from '../../../core/password.ts';

/** How many recovery codes there are at a time. */
export const recoveryCodeCount = 10;

/** Hours that the link to a new address is good for. */
export const emailLinkHours = 24;

/** What a link to a new address ends with: 256 random bits. Only its hash is kept. */
export const EmailToken = z.string().regex(/^[\w-]{43}$/);

const recoveryLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Ten letters and digits that cannot be taken for one another, in two halves: some 49 random bits. */
export const RecoveryCode = z
  .string()
  .normalize('NFKC')
  .toUpperCase()
  .transform(text => text.replaceAll(/[\s-]/g, ''))
  .refine(text => text.length === 10 && [...text].every(letter => recoveryLetters.includes(letter)), {
    error: 'validation.recovery_code',
  });

/** A code as it is shown, of random numbers from 0 to 30. */
export function formatRecoveryCode(numbers: number[]): string {
  const letters = numbers.map(number => recoveryLetters[number]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** How many letters a recovery code is made of, and of how many each is one. */
export const recoveryCodeShape = { length: 10, alphabetSize: recoveryLetters.length };

/** Digits that were sent to an address. */
const MailedCode = z.string().regex(/^\d{6}$/, { error: 'validation.code' });

/**
 * What a code was changed for whose new password was too short: 256 random bits, which are the person's
 * password until they have chosen a longer one.
 */
export const ResetProof = z.string().regex(/^reset\.[\w-]{43}$/);

/** A new password by a code, or by what the code was changed for. */
export const PasswordReset = z.strictObject({
  email: SignInEmail,
  code: z.union([MailedCode, ResetProof]),
  newPassword: NewPassword,
});

/** Whether the password is set; where it is not, why, how long it has to be, and by what to go on. */
export const PasswordResetAnswer = z.object({
  isSet: z.boolean(),
  fault: z.enum(['short', 'own']).nullable(),
  atLeast: z.int().nullable(),
  proof: ResetProof.nullable(),
});
export type PasswordResetAnswer = z.output<typeof PasswordResetAnswer>;

/** A person's way back in without their authenticator, as it is stored: hashes of codes not used yet. */
export const RecoveryRecord = z.object({ hashes: z.array(z.string()), madeAt: Instant });
export type RecoveryRecord = z.output<typeof RecoveryRecord>;

/** An address that somebody has asked to change to, until its link is opened. */
export const PendingEmail = z.object({ email: Email, tokenHash: z.string(), until: Instant });
export type PendingEmail = z.output<typeof PendingEmail>;
