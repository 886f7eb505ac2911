import { randomUUID } from 'node:crypto';
import {
  security as calls,
  type security,
} from '../../../../shared/features/people/account-security/endpoints.ts';
import { type Clinic, newPerson, openClinic, type Principal, password } from '../../../support/clinic.ts';
import { addSecondFactor, forgetPassword } from '../../../support/pool.ts';
import type { Samples } from '../../../support/sample.ts';
import { openWorld } from '../../../support/world.ts';

export const newAddress = () => `${randomUUID()}@new.example`;

/** Asks for a new address and reads the mail that goes there. */
export async function askForEmail(who: Principal, email = newAddress()): Promise<string> {
  await who.call(calls.changeEmail, { email, password });
  const { mail, settled } = (await openWorld()).backend;
  await settled();
  const last = mail.received(email).at(-1);
  const token = /email=([\w-]{43})/.exec(String(last?.body.text))?.[1];
  if (!token) throw new Error(`no link was sent to ${email}`);
  return token;
}

/** Somebody who was sent a password and has none of their own yet. */
export async function sendPassword(
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

/** Has a code sent to an address, as the web app does, and reads the mail. */
export async function askForCode(email: string): Promise<{ email: string; code: string }> {
  const { mail } = (await openWorld()).backend;
  await forgetPassword(email);
  const html = String(mail.received(email).at(-1)?.body.html);
  const code = />(\d{6})</.exec(html)?.[1];
  if (!code) throw new Error(`no code was sent to ${email}`);
  return { email, code };
}

/** Sets an authenticator up for somebody, and gives their recovery codes. */
export async function enrol(who: Principal): Promise<string[]> {
  const { data } = await who.call(calls.makeRecoveryCodes, { password });
  await addSecondFactor(who.person);
  return data.codes;
}

export const securitySamples: Samples<typeof security> = {
  changeEmail: {
    input: async () => ({ email: newAddress(), password }),
    kept: ['email', 'password'],
    ownPerson: true,
    /** The password is proved with an address, which may just have changed. */
    comesSecond: ['request.invalid'],
  },
  confirmEmail: {
    input: async ({ caller }) => ({ token: await askForEmail(caller) }),
    kept: ['token'],
    ownPerson: true,
    comesSecond: ['link.unusable'],
  },
  countRecoveryCodes: { input: async () => ({}) },
  makeRecoveryCodes: { input: async () => ({ password }), kept: ['password'] },
  changePassword: {
    input: async () => ({ password, newPassword: 'another-good-secret' }),
    kept: ['password', 'newPassword'],
    ownPerson: true,
  },
  choosePassword: {
    input: async () => ({ ...(await sendPassword()), newPassword: 'another-good-secret' }),
    kept: ['email', 'password', 'newPassword'],
  },
  resetPassword: {
    input: async ({ clinic }) => ({
      ...(await askForCode((await clinic.join()).person.email)),
      newPassword: 'another-good-secret',
    }),
    kept: ['email', 'code', 'newPassword'],
  },
  recover: {
    input: async ({ clinic }) => {
      const who = await clinic.join();
      const [code = ''] = await enrol(who);
      return { email: who.person.email, password, code };
    },
    kept: ['email', 'password', 'code'],
  },
};
