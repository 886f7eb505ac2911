import { randomUUID } from 'node:crypto';
import { security as calls, type security } from '../../../shared/security/endpoints.ts';
import { type Principal, password } from '../clinic.ts';
import { addSecondFactor } from '../pool.ts';
import type { Samples } from '../sample.ts';
import { openWorld } from '../world.ts';

const newAddress = () => `${randomUUID()}@new.example`;

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
  recover: {
    input: async ({ clinic }) => {
      const who = await clinic.join();
      const [code = ''] = await enrol(who);
      return { email: who.person.email, password, code };
    },
    kept: ['email', 'password', 'code'],
  },
};
