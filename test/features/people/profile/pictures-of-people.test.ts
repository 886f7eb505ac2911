import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import { newPerson, openClinic, openSuperadmin } from '../../../support/clinic.ts';
import { uploadOwn } from '../../../support/own-files.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';

async function clinicOfTwo() {
  const clinic = await openClinic();
  const mei = await clinic.join({ role: 'admin' }, newPerson('Mei Chan'));
  const picture = await uploadOwn(mei);
  await mei.call(profile.changeProfile, { picture });
  return { ...clinic, mei, picture };
}

const urlOf = (rows: { id: string; profilePicture: { url: string | null } }[], id: string) =>
  rows.find(row => row.id === id)?.profilePicture.url;

test('a person’s picture is shown to the person in the header, and to colleagues next to the person’s name', async () => {
  const { slug, admin, mei, picture } = await clinicOfTwo();
  const own = (await mei.call(account.getCurrentUser, {})).data;
  expect(own.profilePictureId).toBe(picture);
  const answer = await fetch(own.profilePicture.url ?? '');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const rows = (await admin.call(members.listMembers, { organizationId: slug })).data.data;
  const colleagues = (await admin.call(members.listColleagues, {})).data.data;
  for (const url of [urlOf(rows, mei.person.id), urlOf(colleagues, mei.person.id)])
    expect((await fetch(url ?? '')).status).toBe(200);
  expect(urlOf(rows, admin.person.id)).toBeNull();
  expect(urlOf(colleagues, admin.person.id)).toBeNull();
});

testInTurn('a notification shows the current picture of its sender', async () => {
  const { admin, mei } = await clinicOfTwo();
  const { id } = await makeCase(admin, {});
  await mei.call(cases.archiveCase, { caseId: id });
  await settled();
  const sender = async () => (await admin.call(notifications.listNotifications, {})).data.data[0]?.sender;
  expect((await fetch((await sender())?.profilePicture.url ?? '')).status).toBe(200);
  await mei.call(profile.changeProfile, { picture: null });
  expect(await sender()).toEqual({ fullName: 'Mei Chan', profilePicture: { url: null } });
});

testInTurn('a platform administrator sees no pictures of members', async () => {
  const { slug, mei } = await clinicOfTwo();
  const sam = await openSuperadmin();
  const rows = (await sam.call(members.listMembers, { organizationId: slug })).data.data;
  expect(urlOf(rows, mei.person.id)).toBeNull();
});
