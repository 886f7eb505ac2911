import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Email } from '../fields.ts';
import { EmailToken, RecoveryCode } from './schema.ts';

const Nothing = z.strictObject({});
const Password = z.string().min(1).max(256);

export const security = {
  changeEmail: endpoint({
    method: 'POST',
    path: 'account/email',
    summary: 'Sends a link to a new address, which takes the place of the present one once it is opened',
    entry: 'account',
    needs: 'session:own',
    input: z.strictObject({ email: Email, password: Password }),
    output: Nothing,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: 'account/email/confirm',
    summary: 'Changes the address to the one that the link was sent to',
    entry: 'account',
    needs: 'session:own',
    input: z.strictObject({ token: EmailToken }),
    output: z.object({ email: Email }),
  }),
  countRecoveryCodes: endpoint({
    method: 'GET',
    path: 'account/recovery-codes',
    summary: 'How many recovery codes are left',
    entry: 'account',
    needs: 'session:own',
    input: Nothing,
    output: z.object({ left: z.int() }),
  }),
  makeRecoveryCodes: endpoint({
    method: 'POST',
    path: 'account/recovery-codes',
    summary: 'Makes recovery codes in the place of those before; this answer alone says them',
    entry: 'account',
    needs: 'session:own',
    effect: 'read',
    input: z.strictObject({ password: Password }),
    output: z.object({ codes: z.array(z.string()) }),
  }),
  recover: endpoint({
    method: 'POST',
    path: 'auth/recover',
    summary: 'Turns the authenticator app off with the password and a recovery code, which is used up',
    entry: 'account',
    needs: 'public',
    effect: 'read',
    input: z.strictObject({ email: Email, password: Password, code: RecoveryCode }),
    output: Nothing,
  }),
};
