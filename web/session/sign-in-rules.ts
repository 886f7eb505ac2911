import * as z from 'zod';
import { Email } from '../../shared/fields.ts';
import { fieldErrors } from '../ui/field-errors.ts';
import type { SignInValues, Step } from './sign-in-values.ts';

const filled = z.string().min(1);
const passwordLength = 6;

const rules: Record<Step, z.ZodType> = {
  password: z.object({ email: Email, password: filled }),
  'new-password': z.object({
    newPassword: filled.min(passwordLength, { error: 'validation.password_length' }),
  }),
  code: z.object({ code: filled }),
  organization: z.object({ organizationSlug: filled }),
};

/** What is missing or wrong in the fields that a step asks for. */
export function signInErrors(step: Step, values: SignInValues): Record<string, string> {
  return fieldErrors(rules[step], { ...values, email: values.email.trim() });
}
