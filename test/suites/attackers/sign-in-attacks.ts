import { randomUUID } from 'node:crypto';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { callerWith } from '../../support/caller.ts';
import { password, signIn } from '../../support/clinic.ts';
import { type Attack, type AttackStage, unless, unlessSame } from './attack.ts';

/** Tries to sign in from a separate network address. */
const tryLogin = ({ anonymous }: Pick<AttackStage, 'anonymous'>, body: unknown) =>
  anonymous.send('POST', 'auth/login', {
    body: JSON.stringify(body),
    headers: { 'x-forwarded-for': randomUUID() },
  });

export const signInAttacks: Attack[] = [
  {
    attack: 'finding out who has an account from the response to a wrong password',
    asvs: ['6.3.8'],
    run: async stage => {
      const { email } = stage.clinic.admin.person;
      const nobody = `${randomUUID()}@test.example`;
      const wrong = { password: 'not the password' };
      return unlessSame(
        await tryLogin(stage, { email, ...wrong }),
        await tryLogin(stage, { email: nobody, ...wrong }),
      );
    },
  },
  {
    attack: 'finding out which organisations exist from the response to a slug',
    asvs: ['6.3.8', '8.4.1'],
    run: async stage => {
      const { email } = stage.outsider.person;
      const { slug } = stage.clinic;
      return unlessSame(
        await tryLogin(stage, { email, password, organizationSlug: slug }),
        await tryLogin(stage, { email, password, organizationSlug: 'no-such-place' }),
        [slug, 'no-such-place'],
      );
    },
  },
  {
    attack: 'sending a database condition in place of the password',
    asvs: ['1.2.4', '15.3.5'],
    run: async stage => {
      const { email } = stage.clinic.admin.person;
      const tried = [{ $ne: null }, [''], true, null].map(async given =>
        unless(await tryLogin(stage, { email, password: given }), 400, 401),
      );
      return (await Promise.all(tried)).find(Boolean) ?? false;
    },
  },
  {
    attack: 'signing in with nearly the password: other case, added spaces, a part of it, more than it',
    asvs: ['6.2.8'],
    run: async stage => {
      const person = (await stage.clinic.join()).person;
      const nearly = [
        password.toUpperCase(),
        ` ${password}`,
        `${password} `,
        password.slice(0, -1),
        `${password}\0`,
      ];
      const tried = nearly.map(async given =>
        unless(await tryLogin(stage, { email: person.email, password: given }), 400, 401),
      );
      return (await Promise.all(tried)).find(Boolean) ?? false;
    },
  },
  {
    attack: 'using a refresh token as an access token',
    asvs: ['9.2.2'],
    run: async ({ world, clinic }) => {
      const headers = { authorization: `Bearer ${clinic.admin.refreshToken}`, 'x-organization': clinic.slug };
      return unless(await callerWith(world.api, headers).send('GET', 'auth/get'), 401);
    },
  },
  {
    attack: 'using the access or refresh token after signing out',
    asvs: ['7.4.1'],
    run: async ({ clinic, anonymous }) => {
      const gone = await signIn(clinic.admin.person, clinic.slug);
      await gone.call(account.logout, {});
      const body = JSON.stringify({ refreshToken: gone.refreshToken });
      return (
        unless(await gone.send('GET', 'auth/get'), 401) ||
        unless(await anonymous.send('POST', 'auth/refresh', { body }), 401)
      );
    },
  },
  {
    attack: 'making two sign-ins share one session',
    asvs: ['7.2.4'],
    run: async ({ clinic }) => {
      const first = await signIn(clinic.admin.person, clinic.slug);
      const second = await signIn(clinic.admin.person, clinic.slug);
      return first.token === second.token && 'both have one token';
    },
  },
  {
    attack: 'guessing the code of a forgotten password',
    asvs: ['6.3.1'],
    run: async ({ clinic, anonymous }) => {
      const { email } = (await clinic.join()).person;
      const guesses = Array.from({ length: 12 }, (_, index) =>
        anonymous.send('POST', 'auth/resetPassword', {
          body: JSON.stringify({ email, code: String(100_000 + index), password: 'another-good-one' }),
        }),
      );
      const replies = await Promise.all(guesses);
      const open = replies.find(({ status }) => status < 400);
      return open !== undefined && `answered ${open.status}`;
    },
  },
  {
    attack: 'ending another person’s session by its id',
    asvs: ['8.2.2'],
    run: async ({ clinic, insider }) => {
      const { body } = await clinic.admin.send('GET', 'account/devices');
      const [device] = (body as { data: { devices: { id: string }[] } }).data.devices;
      await insider.send('DELETE', `account/devices/${device?.id}`);
      return unless(await clinic.admin.send('GET', 'auth/get'), 200);
    },
  },
  {
    attack: 'entering another organisation in one’s own session',
    asvs: ['8.4.1'],
    run: async ({ clinic, outsider }) => {
      const body = JSON.stringify({ organizationSlug: clinic.slug });
      return unless(await outsider.send('POST', 'auth/changeOrganization', { body }), 403, 404);
    },
  },
];
