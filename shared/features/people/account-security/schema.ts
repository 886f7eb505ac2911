import * as z from 'zod';
import { Email, Instant, SignInEmail } from '../../../core/fields.ts';
import { NewPassword } from '../../../core/password.ts';

export const recoveryCodeCount = 10;

export const emailLinkHours = 24;

export const Password = z.string().min(1).max(256);

export const EmailChange = z.strictObject({ email: SignInEmail, password: Password });

/** Token of an email confirmation link: 256 random bits. Only its hash is stored. */
export const EmailToken = z.string().regex(/^[\w-]{43}$/);

const recoveryLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A recovery code: two groups of five unambiguous letters and digits, about 49 random bits. */
export const RecoveryCode = z
  .string()
  .normalize('NFKC')
  .toUpperCase()
  .transform(text => text.replaceAll(/[\s-]/g, ''))
  .refine(text => text.length === 10 && [...text].every(letter => recoveryLetters.includes(letter)), {
    error: 'validation.recovery_code',
  });

/** Makes a recovery code from random numbers between 0 and 30. */
export function formatRecoveryCode(numbers: number[]): string {
  const letters = numbers.map(number => recoveryLetters[number]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Number of characters in a recovery code, and of characters to choose from. */
export const recoveryCodeShape = { length: 10, alphabetSize: recoveryLetters.length };

const SixDigits = z.string().regex(/^\d{6}$/, { error: 'validation.code' });
const MailedCode = SixDigits;
export const AppCode = SixDigits;

/**
 * Token with which a person can retry a password reset if the code was valid but the password was too short.
 * Its 256 random bits are set as the person's password until the person has chosen a longer one.
 */
export const ResetProof = z.string().regex(/^reset\.[\w-]{43}$/);

/** A password reset, with the code from an email or with a reset proof. */
export const PasswordReset = z.strictObject({
  email: SignInEmail,
  code: z.union([MailedCode, ResetProof]),
  newPassword: NewPassword,
});

/**
 * Result of a password reset. If the password was not set: the reason, the minimum length, and a reset proof
 * for the next try.
 */
export const PasswordResetAnswer = z.object({
  isSet: z.boolean(),
  fault: z.enum(['short', 'own']).nullable(),
  atLeast: z.int().nullable(),
  proof: ResetProof.nullable(),
});
export type PasswordResetAnswer = z.output<typeof PasswordResetAnswer>;

/** Stored recovery codes: only hashes, and only of codes that have not been used. */
export const RecoveryRecord = z.object({ hashes: z.array(z.string()), madeAt: Instant });
export type RecoveryRecord = z.output<typeof RecoveryRecord>;

/** A new email address that the person has not confirmed yet. */
export const PendingEmail = z.object({ email: Email, tokenHash: z.string(), until: Instant });
export type PendingEmail = z.output<typeof PendingEmail>;
