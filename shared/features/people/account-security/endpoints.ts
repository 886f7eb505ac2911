import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Email, SignInEmail } from '../../../core/fields.ts';
import { NewPassword } from '../../../core/password.ts';
import { EmailToken, PasswordReset, PasswordResetAnswer, RecoveryCode } from './schema.ts';

const Nothing = z.strictObject({});
const Password = z.string().min(1).max(256);

export const accountSecurity = {
  changeEmail: endpoint({
    method: 'POST',
    path: 'account/email',
    summary: 'Sends a link to a new address, which takes the place of the present one once it is opened',
    lambda: 'account',
    needs: 'session:own',
    errors: ['rate.limited'],
    input: z.strictObject({ email: SignInEmail, password: Password }),
    output: Nothing,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: 'account/email/confirm',
    summary: 'Changes the address to the one that the link was sent to',
    lambda: 'account',
    needs: 'session:own',
    errors: ['link.unusable', 'email.taken'],
    input: z.strictObject({ token: EmailToken }),
    output: z.object({ email: Email }),
  }),
  countRecoveryCodes: endpoint({
    method: 'GET',
    path: 'account/recovery-codes',
    summary: 'How many recovery codes are left',
    lambda: 'account',
    needs: 'session:own',
    input: Nothing,
    output: z.object({ left: z.int() }),
  }),
  makeRecoveryCodes: endpoint({
    method: 'POST',
    path: 'account/recovery-codes',
    summary: 'Makes recovery codes in the place of those before; this answer alone says them',
    lambda: 'account',
    needs: 'session:own',
    effect: 'read',
    errors: ['rate.limited'],
    input: z.strictObject({ password: Password }),
    output: z.object({ codes: z.array(z.string()) }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: 'account/password',
    summary: 'Sets a new password by the present one, as long as the person’s organisations ask for',
    lambda: 'account',
    needs: 'session:own',
    effect: 'read',
    errors: ['rate.limited'],
    input: z.strictObject({ password: Password, newPassword: NewPassword }),
    output: Nothing,
  }),
  choosePassword: endpoint({
    method: 'POST',
    path: 'auth/choosePassword',
    summary: 'Sets the first password of one’s own by the one that was sent',
    lambda: 'account',
    needs: 'public',
    effect: 'read',
    input: z.strictObject({ email: SignInEmail, password: Password, newPassword: NewPassword }),
    output: Nothing,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: 'auth/resetPassword',
    summary: 'Sets a new password by the code of a mail; one that is too short can be chosen again',
    lambda: 'account',
    needs: 'public',
    effect: 'read',
    errors: ['link.unusable'],
    input: PasswordReset,
    output: PasswordResetAnswer,
  }),
  recover: endpoint({
    method: 'POST',
    path: 'auth/recover',
    summary: 'Turns the authenticator app off with the password and a recovery code, which is used up',
    lambda: 'account',
    needs: 'public',
    effect: 'read',
    input: z.strictObject({ email: SignInEmail, password: Password, code: RecoveryCode }),
    output: Nothing,
  }),
};
