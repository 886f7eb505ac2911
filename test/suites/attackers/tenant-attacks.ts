import { randomUUID } from 'node:crypto';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { child, makeCase } from '../../features/cases/cases/samples.ts';
import { uploadFile } from '../../features/operations/files/samples.ts';
import { makeJob } from '../../features/operations/jobs/samples.ts';
import { sendLink } from '../../features/reports/report-links/send-link.ts';
import type { Principal } from '../../support/clinic.ts';
import { png } from '../../support/file-samples.ts';
import {
  type Attack,
  type AttackStage,
  type Breach,
  secret,
  unless,
  unlessSame,
  unlessSilent,
} from './attack.ts';

const missingCase = `case_${'0'.repeat(22)}`;
const missingReport = `eye_${'0'.repeat(22)}`;

interface SearchAnswer {
  data: { meta: { total: number | null; next: string | null } };
}

const search = (who: Principal, body: object, path = 'cases/search') =>
  who.send('POST', path, { body: JSON.stringify(body) });

/**
 * Sends the same request for an existing and for a missing record. The attack fails if the responses cannot
 * be distinguished.
 */
async function unlessMissing(
  who: Principal,
  method: string,
  path: (id: string) => string,
  id: string,
  missing: string,
  body?: object,
): Promise<Breach> {
  const options = body && { body: JSON.stringify(body) };
  const [found, absent] = await Promise.all([
    who.send(method, path(id), options),
    who.send(method, path(missing), options),
  ]);
  return unless(found, 404) || unlessSame(found, absent, [id, missing]);
}

/** All texts that can be decoded from an opaque value, such as a cursor. */
const decoded = (opaque: string) =>
  opaque
    .split('.')
    .flatMap(part => ['base64url', 'hex', 'latin1'].map(code => Buffer.from(part, code as 'hex').toString()))
    .join(' ');

const unlessAll = async (tried: Promise<Breach>[]): Promise<Breach> =>
  (await Promise.all(tried)).find(Boolean) ?? false;

const bothAttackers = ({ insider, outsider }: AttackStage) => [insider, outsider];

export const tenantAttacks: Attack[] = [
  {
    attack: 'reading a hidden child by id',
    asvs: ['8.2.2', '8.4.1'],
    run: stage =>
      unlessAll(
        bothAttackers(stage).map(who =>
          unlessMissing(who, 'GET', id => `cases/${id}`, stage.child.id, missingCase),
        ),
      ),
  },
  {
    attack: 'reading a hidden child’s report by id, and its FHIR document, versions and sent emails',
    asvs: ['8.2.2', '8.4.1'],
    run: stage => {
      const paths = ['', '/fhir', '/versions', '/sendings'];
      return unlessAll(
        bothAttackers(stage).flatMap(who =>
          paths.map(path =>
            unlessMissing(who, 'GET', id => `eye-reports/${id}${path}`, stage.report.id, missingReport),
          ),
        ),
      );
    },
  },
  {
    attack: 'archiving, restoring or deleting records of a hidden child',
    asvs: ['8.2.2', '8.4.1'],
    run: stage =>
      unlessAll(
        bothAttackers(stage).flatMap(who => [
          unlessMissing(who, 'DELETE', id => `cases/${id}`, stage.child.id, missingCase),
          unlessMissing(who, 'POST', id => `cases/${id}/restore`, stage.child.id, missingCase),
          unlessMissing(who, 'DELETE', id => `eye-reports/${id}`, stage.report.id, missingReport),
        ]),
      ),
  },
  {
    attack: 'naming a clinic in the header as a member of another clinic',
    asvs: ['8.4.1'],
    run: async ({ clinic, outsider }) => {
      const headers = { 'x-organization': clinic.slug };
      return unless(await outsider.send('GET', 'members', { headers }), 403, 404);
    },
  },
  {
    attack: 'naming two clinics in the header',
    asvs: ['8.4.1', '15.3.7'],
    run: async ({ clinic, outsider }) => {
      const headers = { 'x-organization': `${outsider.headers['x-organization']}, ${clinic.slug}` };
      return unless(await outsider.send('GET', 'members', { headers }), 400, 403, 404);
    },
  },
  {
    attack: 'reading a child as a superadmin',
    asvs: ['8.2.1'],
    run: async ({ clinic, superadmin, child }) => {
      const headers = { 'x-organization': clinic.slug };
      return unless(await superadmin.send('GET', `cases/${child.id}`, { headers }), 403, 404);
    },
  },
  {
    attack: 'finding a hidden child by name, other name, email, birthday or phone',
    asvs: ['8.2.2', '8.2.3'],
    run: async ({ insider }) => {
      const misspelt = secret.name.replace(/(.)(.)$/, '$2$1');
      const words = [secret.name, misspelt, 'quillon', 'quilolns', secret.email, secret.date];
      return unlessAll(
        words.map(async text => unlessSilent((await search(insider, { text, withTotal: true })).text)),
      );
    },
  },
  {
    attack: 'counting hidden children',
    asvs: ['8.2.3'],
    run: async ({ insider }) => {
      const { body } = await search(insider, { withTotal: true });
      const { total } = (body as SearchAnswer).data.meta;
      return total !== 0 && `the total is ${total}`;
    },
  },
  {
    attack: 'decoding data of hidden children from a cursor',
    asvs: ['8.2.3', '14.2.1'],
    run: async ({ insider }) => {
      for (const fullName of ['Quill A', 'Quillz Z']) await makeCase(insider, { fullName });
      const replies = await Promise.all(
        [
          { limit: 1 },
          { text: 'qu', limit: 1 },
          { text: 'quill', limit: 1 },
          { text: 'quillon.pri', limit: 1 },
        ].map(query => search(insider, query)),
      );
      const cursors = replies.map(({ body }) => (body as SearchAnswer).data.meta.next ?? '');
      return unlessSilent(decoded(cursors.join('.')), [
        ...Object.values(secret),
        ...Object.values(secret).map(word => word.toLowerCase()),
        'quillon',
      ]);
    },
  },
  {
    attack: 'using another person’s cursor, a changed cursor or a made-up one',
    asvs: ['8.2.2', '11.3.3'],
    run: async ({ clinic, insider, outsider }) => {
      await makeCase(clinic.admin);
      const { data } = await clinic.admin.call(cases.searchCases, { limit: 1 });
      const next = data.meta.next;
      if (!next) return 'there is no cursor to try';
      const forged = Buffer.from(JSON.stringify({ pk: `C#${clinic.slug}`, sk: 'a' })).toString('base64url');
      const changed = next.slice(0, -3) + (next.endsWith('A') ? 'BBB' : 'AAA');
      return unlessAll(
        [next, changed, forged].flatMap(cursor =>
          [insider, outsider].map(async who => {
            const reply = await search(who, { limit: 1, cursor });
            return reply.status === 200 ? unlessSilent(reply.text) : unless(reply, 400);
          }),
        ),
      );
    },
  },
  {
    attack: 'finding a hidden child by the duplicate check for a new child',
    asvs: ['8.2.3'],
    run: async ({ insider }) => {
      const body = { fullName: secret.name, birthDate: secret.date, contactEmail: secret.email };
      const { body: answer } = await search(insider, body, 'cases/duplicates');
      return unlessSilent(JSON.stringify((answer as { data?: unknown }).data ?? ''));
    },
  },
  {
    attack: 'assigning oneself to a hidden child',
    asvs: ['8.2.2', '8.2.3'],
    run: async ({ insider, child }) => {
      const own = await makeCase(insider);
      const toMe = { addIds: [insider.person.id] };
      const assigned = await search(insider, { caseIds: [own.id, child.id], ...toMe }, 'cases/assign');
      return unless(assigned, 404) || unless(await insider.send('GET', `cases/${child.id}`), 404);
    },
  },
  {
    attack: 'reading a draft about a hidden child',
    asvs: ['8.2.2'],
    run: async ({ insider, child }) =>
      unless(await insider.send('GET', `cases/${child.id}/drafts/eye-report`), 400, 404),
  },
  {
    attack: 'using a file of another clinic as the photo of one’s own child',
    asvs: ['8.2.2', '8.4.1'],
    run: async ({ outsider, clinic }) => {
      const photoId = await uploadFile(clinic.admin, 'case-photo', await png(), 'a.png');
      const body = JSON.stringify({ ...child, photoId });
      return unless(await outsider.send('POST', 'cases', { body }), 400);
    },
  },
  {
    attack: 'learning a person’s name by inviting their email address',
    asvs: ['8.2.3', '8.4.1'],
    run: async ({ outsider, clinic, superadmin }) => {
      const slug = outsider.headers['x-organization'];
      return unlessAll(
        [clinic.admin, superadmin].map(async ({ person }) => {
          const body = JSON.stringify({ email: person.email, role: 'user' });
          const reply = await outsider.send('POST', `organizations/${slug}/invitations`, { body });
          const list = await outsider.send('GET', `organizations/${slug}/members`);
          return unlessSilent(reply.text + list.text, [person.id, person.fullName]);
        }),
      );
    },
  },
  {
    attack: 'reading another person’s job',
    asvs: ['8.2.2'],
    run: async stage => {
      const id = await makeJob(stage.clinic.admin);
      return unlessAll(
        bothAttackers(stage).map(async who => unless(await who.send('GET', `jobs/${id}`), 404)),
      );
    },
  },
  {
    attack: 'getting another person’s response by sending their idempotency key',
    asvs: ['8.2.2', '15.3.1'],
    run: async ({ clinic, insider }) => {
      const headers = { 'idempotency-key': randomUUID() };
      const body = JSON.stringify({ ...child, fullName: secret.name });
      const first = await clinic.admin.send('POST', 'cases', { body, headers });
      const { text } = await insider.send('POST', 'cases', { body: JSON.stringify(child), headers });
      return unless(first, 201) || unlessSilent(text);
    },
  },
  {
    attack: 'opening a report with a link in which one letter is changed',
    asvs: ['8.2.2', '11.5.1'],
    run: async ({ clinic, anonymous }) => {
      const { token, birthDate } = await sendLink(clinic.admin);
      const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
      const body = JSON.stringify({ token: changed, birthDate });
      return unless(await anonymous.send('POST', 'report-links/read', { body }), 400, 404, 410, 422);
    },
  },
  {
    attack: 'guessing the birth date that opens a report link',
    asvs: ['6.3.1', '8.2.2'],
    run: async ({ clinic, anonymous }) => {
      const { token, birthDate } = await sendLink(clinic.admin);
      const attempt = (date: string) =>
        anonymous.send('POST', 'report-links/read', { body: JSON.stringify({ token, birthDate: date }) });
      for (let day = 10; day < 16; day++) await attempt(`2011-11-${day}`);
      return unless(await attempt(birthDate), 410);
    },
  },
  {
    attack: 'learning about the child from a report link without the birth date',
    asvs: ['8.2.3', '14.2.1'],
    run: async ({ clinic, anonymous }) => {
      const { token, child, birthDate } = await sendLink(clinic.admin);
      const { text } = await anonymous.send('POST', 'report-links/open', { body: JSON.stringify({ token }) });
      return unlessSilent(text + decoded(token), [child.fullName, child.id, birthDate]);
    },
  },
];
