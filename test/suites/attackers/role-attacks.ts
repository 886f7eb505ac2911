import { randomUUID } from 'node:crypto';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { invitations } from '../../../shared/features/organizations/invitations/endpoints.ts';
import { child, makeCase } from '../../features/cases/cases/samples.ts';
import { texts } from '../../features/consent/joining-terms/samples.ts';
import { makeFinishedReport, visit } from '../../features/eye/eye-reports/samples.ts';
import { details } from '../../features/people/profile/samples.ts';
import { callerWith } from '../../support/caller.ts';
import { newPerson, openClinic, password } from '../../support/clinic.ts';
import { inviteAndReadToken } from '../../support/invite.ts';
import { type Attack, unless } from './attack.ts';

const asJson = (body: object, headers = {}) => ({ body: JSON.stringify(body), headers });

export const roleAttacks: Attack[] = [
  {
    attack: 'becoming an admin through one’s own profile',
    asvs: ['15.3.3', '8.2.3'],
    run: async ({ insider }) =>
      unless(await insider.send('PUT', 'account/profile', asJson({ ...details, role: 'admin' })), 400),
  },
  {
    attack: 'making oneself an admin who sees all cases',
    asvs: ['8.2.1'],
    run: async ({ clinic, insider }) => {
      const path = `organizations/${clinic.slug}/members/${insider.person.id}`;
      const body = { version: 1, role: 'admin', visibility: 'all' };
      return unless(await insider.send('PUT', path, asJson(body)), 403);
    },
  },
  {
    attack: 'as a user, inviting an admin',
    asvs: ['8.2.1'],
    run: async ({ clinic, insider }) => {
      const body = { email: `${randomUUID()}@test.example`, role: 'admin' };
      return unless(
        await insider.send('POST', `organizations/${clinic.slug}/invitations`, asJson(body)),
        403,
      );
    },
  },
  {
    attack: 'as an admin, inviting a superadmin',
    asvs: ['8.2.1', '15.3.3'],
    run: async ({ clinic }) => {
      const body = { email: `${randomUUID()}@test.example`, role: 'superadmin' };
      return unless(
        await clinic.admin.send('POST', `organizations/${clinic.slug}/invitations`, asJson(body)),
        400,
      );
    },
  },
  {
    attack: 'as an admin, giving one’s own clinic more seats and a longer licence',
    asvs: ['8.2.1'],
    run: async ({ clinic }) => {
      const path = `organizations/${clinic.slug}/licence`;
      return unless(
        await clinic.admin.send('PUT', path, asJson({ seats: 9_999, endsOn: '2199-12-31' })),
        403,
      );
    },
  },
  {
    attack: 'as an admin, changing the terms of another clinic',
    asvs: ['8.4.1'],
    run: async ({ clinic, outsider }) => {
      const own = outsider.headers['x-organization'];
      const tried = [clinic.slug, own].map(async header => {
        const path = `organizations/${clinic.slug}/terms`;
        const body = { termsVersion: 0, isRequired: true, texts };
        const reply = await outsider.send('PUT', path, asJson(body, { 'x-organization': header }));
        return unless(reply, 403, 404);
      });
      return (await Promise.all(tried)).find(Boolean) ?? false;
    },
  },
  {
    attack: 'leaving a clinic without an admin: its two admins suspend each other at once',
    asvs: ['2.3.4'],
    run: async () => {
      const clinic = await openClinic();
      const second = await clinic.admin.createPeer();
      const suspend = (who: typeof second, id: string) =>
        who.send('POST', `organizations/${clinic.slug}/members/${id}/suspend`);
      const replies = await Promise.all([
        suspend(clinic.admin, second.person.id),
        suspend(second, clinic.admin.person.id),
      ]);
      return replies.every(({ status }) => status === 200) && 'nobody is left to administer it';
    },
  },
  {
    attack: 'taking more seats than the licence has, with several invitations at once',
    asvs: ['2.3.2', '2.3.4'],
    run: async () => {
      const { slug, admin } = await openClinic({ seats: 3 });
      const invite = () =>
        admin.send(
          'POST',
          `organizations/${slug}/invitations`,
          asJson({ email: newPerson('').email, role: 'user' }),
        );
      const replies = await Promise.all(Array.from({ length: 6 }, invite));
      const taken = replies.filter(({ status }) => status === 201).length;
      return taken > 2 && `${taken} more people on three seats`;
    },
  },
  {
    attack: 'registering twice with one invitation to set another password',
    asvs: ['2.3.1', '6.4.1'],
    run: async ({ clinic, anonymous, world }) => {
      const { token, member } = await inviteAndReadToken(clinic);
      const register = (own: string) =>
        anonymous.send(
          'POST',
          'invitations/register',
          asJson({ token, fullName: 'Nina New', password: own, locale: 'en', acceptsTerms: true }),
        );
      const [first, second] = [await register(password), await register('another-good-one')];
      const login = await callerWith(world.api, { 'x-forwarded-for': randomUUID() }).send(
        'POST',
        'auth/login',
        asJson({ email: member.email, password: 'another-good-one' }),
      );
      return unless(first, 200) || unless(second, 410, 409) || unless(login, 401);
    },
  },
  {
    attack: 'registering with a revoked invitation',
    asvs: ['2.3.1', '8.2.1'],
    run: async ({ clinic, anonymous }) => {
      const { token, member } = await inviteAndReadToken(clinic);
      await clinic.admin.call(invitations.revokeInvitation, {
        organizationId: clinic.slug,
        memberId: member.id,
      });
      const body = { token, fullName: 'Nina New', password, locale: 'en', acceptsTerms: true };
      return unless(await anonymous.send('POST', 'invitations/register', asJson(body)), 410);
    },
  },
  {
    attack: 'choosing id, version, author and time of a new record',
    asvs: ['15.3.3'],
    run: async ({ clinic }) => {
      const fields = {
        id: 'case_1',
        version: 9,
        createdBy: 'eve',
        createdAt: '2001-01-01T00:00:00Z',
        number: 1,
      };
      const tried = Object.entries(fields).map(async ([name, value]) =>
        unless(await clinic.admin.send('POST', 'cases', asJson({ ...child, [name]: value })), 400),
      );
      return (await Promise.all(tried)).find(Boolean) ?? false;
    },
  },
  {
    attack: 'overwriting a change that somebody else has made since one read the record',
    asvs: ['2.3.3'],
    run: async ({ clinic }) => {
      const { id, version } = await makeCase(clinic.admin);
      const change = (fullName: string) =>
        clinic.admin.send('PUT', `cases/${id}`, asJson({ ...child, fullName, version }));
      return unless(await change('First'), 200) || unless(await change('Second'), 409);
    },
  },
  {
    attack: 'removing all measurements from a finished report by amending it',
    asvs: ['2.3.1', '2.2.2'],
    run: async ({ clinic }) => {
      const { id, version } = await makeFinishedReport(clinic.admin);
      const body = { date: visit.date, refractions: {}, version };
      return unless(await clinic.admin.send('PUT', `eye-reports/${id}`, asJson(body)), 409);
    },
  },
  {
    attack: 'adding a report to an archived case',
    asvs: ['2.3.1', '2.2.2'],
    run: async ({ clinic }) => {
      const { id } = await makeCase(clinic.admin);
      await clinic.admin.call(cases.archiveCase, { caseId: id });
      return unless(await clinic.admin.send('POST', `cases/${id}/eye-reports`, asJson(visit)), 409);
    },
  },
  {
    attack: 'creating a record several times by sending the same idempotency key at once',
    asvs: ['2.3.4', '16.5.2'],
    run: async ({ clinic }) => {
      const fullName = `Twice ${randomUUID()}`;
      const options = asJson({ ...child, fullName }, { 'idempotency-key': randomUUID() });
      await Promise.all(Array.from({ length: 4 }, () => clinic.admin.send('POST', 'cases', options)));
      const { data } = await clinic.admin.call(cases.searchCases, { text: fullName });
      return data.data.length !== 1 && `there are ${data.data.length}`;
    },
  },
  {
    attack: 'reusing an idempotency key for a different change',
    asvs: ['2.3.1'],
    run: async ({ clinic }) => {
      const headers = { 'idempotency-key': randomUUID() };
      await clinic.admin.send('POST', 'cases', asJson(child, headers));
      const other = asJson({ ...child, fullName: 'Somebody Else' }, headers);
      return unless(await clinic.admin.send('POST', 'cases', other), 409, 422);
    },
  },
];
