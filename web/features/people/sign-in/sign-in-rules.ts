import * as z from 'zod';
import { SignInEmail } from '../../../../shared/core/fields.ts';
import { NewPassword } from '../../../../shared/core/password.ts';
import { RecoveryCode } from '../../../../shared/features/people/account-security/schema.ts';
import { fieldErrors } from '../../../ui/form/field-errors.ts';
import type { SignInErrors, SignInValues, Step } from './sign-in-values.ts';

const NonEmpty = z.string().min(1);
const Code = NonEmpty.regex(/^\d{6}$/, { error: 'validation.code' });

const newPassword = { newPassword: NewPassword, confirmPassword: NonEmpty };

interface PasswordPair {
  newPassword: string;
  confirmPassword: string;
}
const passwordsMatch = (values: PasswordPair) => values.newPassword === values.confirmPassword;
const passwordMismatch = { error: 'validation.password_unlike', path: ['confirmPassword'] };

const rules: Record<Step, z.ZodType> = {
  password: z.object({ email: SignInEmail, password: NonEmpty }),
  'new-password': z.object(newPassword).refine(passwordsMatch, passwordMismatch),
  code: z.object({ code: Code }),
  enrol: z.object({ code: Code }),
  recovery: z.object({ code: NonEmpty.pipe(RecoveryCode) }),
  organization: z.object({ organizationSlug: NonEmpty }),
  refused: z.object({}),
};

export function signInErrors(step: Step, values: SignInValues): SignInErrors {
  return fieldErrors(rules[step], { ...values, email: values.email.trim() });
}

const Reset = z
  .object({ email: SignInEmail, code: Code, ...newPassword })
  .refine(passwordsMatch, passwordMismatch);

export interface ResetValues extends PasswordPair {
  email: string;
  code: string;
}

export function resetErrors(values: ResetValues): SignInErrors {
  return fieldErrors(Reset, { ...values, email: values.email.trim() });
}

export function emailErrors(email: string): SignInErrors {
  return fieldErrors(z.object({ email: SignInEmail }), { email: email.trim() });
}
