import { randomUUID } from 'node:crypto';
import { totpCode } from '../../../../lib/local/cognito/totp.ts';
import {
  type accountSecurity,
  accountSecurity as calls,
} from '../../../../shared/features/people/account-security/endpoints.ts';
import { type Clinic, newPerson, openClinic, type Principal, password } from '../../../support/clinic.ts';
import { mailsTo } from '../../../support/mail.ts';
import type { Samples } from '../../../support/sample.ts';
import { addSecondFactor, requestPasswordReset } from '../../../support/user-pool.ts';
import { openWorld } from '../../../support/world.ts';

export const newAddress = () => `${randomUUID()}@new.example`;

/** Requests a change of the email address, and reads the email sent to the new address. */
export async function requestEmailChange(who: Principal, email = newAddress()): Promise<string> {
  await who.call(calls.changeEmail, { email, password });
  const last = (await mailsTo(email)).at(-1);
  const token = /email=([\w-]{43})/.exec(String(last?.body.text))?.[1];
  if (!token) throw new Error(`no link was sent to ${email}`);
  return token;
}

/** A person with a temporary password, who has not chosen one yet. */
export async function inviteWithTemporaryPassword(
  clinic?: Pick<Clinic, 'slug'>,
): Promise<{ email: string; password: string }> {
  const { backend } = await openWorld();
  const { slug } = clinic ?? (await openClinic());
  const { email, fullName } = newPerson('Nina New');
  await backend.provision({
    kind: 'member',
    organizationSlug: slug,
    role: 'user',
    person: { email, fullName, locale: 'en', temporaryPassword: password },
  });
  return { email, password };
}

/** Requests a reset code as the web app does, and reads it from the email. */
export async function requestResetCode(email: string): Promise<{ email: string; code: string }> {
  const { mail } = (await openWorld()).backend;
  await requestPasswordReset(email);
  const html = String(mail.received(email).at(-1)?.body.html);
  const code = />(\d{6})</.exec(html)?.[1];
  if (!code) throw new Error(`no code was sent to ${email}`);
  return { email, code };
}

/** Sets up an authenticator for a person and returns their recovery codes. */
export async function enrollAuthenticator(who: Principal): Promise<string[]> {
  const { data } = await who.call(calls.makeRecoveryCodes, { password });
  await addSecondFactor(who.person);
  return data.codes;
}

export const accountSecuritySamples: Samples<typeof accountSecurity> = {
  changeEmail: {
    input: async () => ({ email: newAddress(), password }),
    fixedFields: ['email', 'password'],
    needsOwnPerson: true,
    /**
     * The product checks the password together with the email address, which a concurrent request may have
     * changed.
     */
    allowedRaceErrors: ['request.invalid'],
  },
  confirmEmail: {
    input: async ({ caller }) => ({ token: await requestEmailChange(caller) }),
    fixedFields: ['token'],
    needsOwnPerson: true,
    allowedRaceErrors: ['link.unusable'],
  },
  countRecoveryCodes: { input: async () => ({}) },
  getSecondFactor: { input: async () => ({}) },
  beginSecondFactor: {
    input: async () => ({ password }),
    fixedFields: ['password'],
    needsOwnPerson: true,
  },
  confirmSecondFactor: {
    input: async ({ caller }) => {
      const { data } = await caller.call(calls.beginSecondFactor, { password });
      return { password, code: totpCode(data.secret, (await openWorld()).now()) };
    },
    fixedFields: ['password', 'code'],
    needsOwnPerson: true,
  },
  endSecondFactor: {
    input: async ({ caller }) => {
      const secret = await addSecondFactor(caller.person);
      return { password, code: totpCode(secret, (await openWorld()).now()) };
    },
    fixedFields: ['password', 'code'],
    needsOwnPerson: true,
  },
  makeRecoveryCodes: { input: async () => ({ password }), fixedFields: ['password'] },
  changePassword: {
    input: async () => ({ password, newPassword: 'another-good-secret' }),
    fixedFields: ['password', 'newPassword'],
    needsOwnPerson: true,
  },
  choosePassword: {
    input: async () => ({ ...(await inviteWithTemporaryPassword()), newPassword: 'another-good-secret' }),
    fixedFields: ['email', 'password', 'newPassword'],
  },
  resetPassword: {
    input: async ({ clinic }) => ({
      ...(await requestResetCode((await clinic.join()).person.email)),
      newPassword: 'another-good-secret',
    }),
    fixedFields: ['email', 'code', 'newPassword'],
  },
  recover: {
    input: async ({ clinic }) => {
      const who = await clinic.join();
      const [code = ''] = await enrollAuthenticator(who);
      return { email: who.person.email, password, code };
    },
    fixedFields: ['email', 'password', 'code'],
  },
};
