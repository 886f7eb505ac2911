import * as z from 'zod';
import { SignInEmail } from '../../../../shared/core/fields.ts';
import { NewPassword } from '../../../../shared/core/password.ts';
import { RecoveryCode } from '../../../../shared/features/people/account-security/schema.ts';
import { fieldErrors } from '../../../ui/form/field-errors.ts';
import type { SignInErrors, SignInValues, Step } from './sign-in-values.ts';

const Filled = z.string().min(1);
const Code = Filled.regex(/^\d{6}$/, { error: 'validation.code' });

const newPassword = { newPassword: NewPassword, confirmPassword: Filled };

interface Repeated {
  newPassword: string;
  confirmPassword: string;
}
const areSame = (values: Repeated) => values.newPassword === values.confirmPassword;
const unlike = { error: 'validation.password_unlike', path: ['confirmPassword'] };

const rules: Record<Step, z.ZodType> = {
  password: z.object({ email: SignInEmail, password: Filled }),
  'new-password': z.object(newPassword).refine(areSame, unlike),
  code: z.object({ code: Code }),
  enrol: z.object({ code: Code }),
  recovery: z.object({ code: Filled.pipe(RecoveryCode) }),
  organization: z.object({ organizationSlug: Filled }),
  refused: z.object({}),
};

/** What is missing or wrong in the fields that a step asks for. */
export function signInErrors(step: Step, values: SignInValues): SignInErrors {
  return fieldErrors(rules[step], { ...values, email: values.email.trim() });
}

const Reset = z.object({ email: SignInEmail, code: Code, ...newPassword }).refine(areSame, unlike);

export interface ResetValues extends Repeated {
  email: string;
  code: string;
}

/** The same for choosing a new password by a code. */
export function resetErrors(values: ResetValues): SignInErrors {
  return fieldErrors(Reset, { ...values, email: values.email.trim() });
}

/** What is wrong with the address that a code is asked for. */
export function emailErrors(email: string): SignInErrors {
  return fieldErrors(z.object({ email: SignInEmail }), { email: email.trim() });
}
