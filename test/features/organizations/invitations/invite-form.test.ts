import { afterEach, expect, test } from 'vitest';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import {
  leftToInvite,
  sendInvites,
} from '../../../../web/features/organizations/invitations/send-invites.ts';
import { restoreApi, stubApi } from '../../../support/callers/stub-api.ts';
import { newPerson, openClinic } from '../../../support/clinic.ts';

afterEach(restoreApi);

const shared = { role: 'user' as const, visibility: 'all' as const, picks: [] };

test('people who are invited before the form knows the licence get all of its modules, or no invitation', async () => {
  const { slug, admin } = await openClinic();
  const [ivy, ned] = [newPerson('Ivy'), newPerson('Ned')];
  const lose = stubApi(admin);
  const invites = { ...shared, organizationId: slug, modules: null };
  lose(`organizations/${slug}`);
  await expect(sendInvites({ ...invites, emails: [ned.email] }, crypto.randomUUID())).rejects.toThrow(
    'network.failed',
  );
  lose(undefined);
  expect(await sendInvites({ ...invites, emails: [ivy.email] }, crypto.randomUUID())).toEqual([]);
  const { data } = await admin.call(members.listMembers, { organizationId: slug });
  const invited = data.data.filter(({ status }) => status === 'invited');
  expect(invited.map(({ email }) => email)).toEqual([ivy.email]);
  expect(invited[0]?.modules).toMatchObject([
    { module: 'eye', status: 'granted' },
    { module: 'developer', status: 'granted' },
    { module: 'curriculum', status: 'granted' },
  ]);
});

test('addresses typed while others are invited stay in the field, after those that could not be invited', () => {
  const sent = ['amy@x.example', 'ben@x.example'];
  expect(leftToInvite('Amy@x.example, ben@x.example', sent, [])).toBe('');
  expect(leftToInvite('amy@x.example\nben@x.example\ncleo@x.example, da', sent, ['ben@x.example'])).toBe(
    'ben@x.example\ncleo@x.example\nda',
  );
});
