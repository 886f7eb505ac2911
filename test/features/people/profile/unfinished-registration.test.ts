import { expect, test } from 'vitest';
import { memberKey } from '../../../../functions/platform/storage/keys.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { addCertificate, details } from './samples.ts';

async function unfinish(slug: string, { person }: Principal): Promise<void> {
  const { table } = await openRawTable();
  await table.transact([{ update: memberKey(slug, person.id), set: { finishedRegistration: false } }]);
}

test('a person with an incomplete registration can use only the endpoints that complete the registration', async () => {
  const { slug, admin } = await openClinic();
  await unfinish(slug, admin);
  const create = JSON.stringify({ fullName: 'Kit' });
  expect((await admin.send('POST', cases.createCase.path, { body: create })).body).toMatchObject({
    error: { code: 'registration.unfinished' },
  });
  for (const [method, path] of [
    ['POST', cases.searchCases.path],
    ['GET', members.listMembers.path.replace('{organizationId}', slug)],
    ['GET', members.listColleagues.path],
  ] as const) {
    const body = method === 'POST' ? '{}' : undefined;
    expect(await admin.send(method, path, { body })).toMatchObject({
      status: 403,
      body: { error: { code: 'registration.unfinished' } },
    });
  }
  await admin.call(profile.changeProfile, details);
  await addCertificate(admin);
  await admin.call(cases.createCase, { fullName: 'Kit' });
});

test('a registration that is incomplete in one organisation does not block the person in another', async () => {
  const [first, second] = await Promise.all([openClinic(), openClinic()]);
  const user = await first.join();
  const both = await second.join({}, user.person);
  await unfinish(second.slug, both);
  await user.call(cases.searchCases, {});
  expect((await both.send('POST', cases.searchCases.path, { body: '{}' })).status).toBe(403);
});
