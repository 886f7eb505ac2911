import { expect, test } from 'vitest';
import { customActivities } from '../../../../shared/features/courses/custom-activities/endpoints.ts';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { uploadFile } from '../../operations/files/samples.ts';
import { finishedJob } from '../../operations/jobs/samples.ts';
import { activityFields } from '../activities/samples.ts';
import { makeCustomActivity, makeSharedActivity } from './samples.ts';

const titlesOf = async (person: Principal, filters: { text?: string; owner?: 'mine' | 'shared' } = {}) =>
  (await person.call(customActivities.searchCustomActivities, filters)).data.data.map(({ title }) => title);

test('the list of activities shows the user’s own activities first, then shared ones; admins see all activities', async () => {
  const [clinic, theirs] = await Promise.all([openClinic(), openClinic()]);
  const [mei, tom] = await Promise.all([clinic.join(), clinic.join()]);
  await makeCustomActivity(mei, { title: 'Marsden ball', tags: ['pursuits'] });
  await makeCustomActivity(tom, { title: 'Balance board' });
  const { id: customActivityId, version } = await makeCustomActivity(tom, { title: 'Brock string' });
  await tom.call(customActivities.shareCustomActivity, { customActivityId, version, isShared: true });
  expect(await titlesOf(mei)).toEqual(['Marsden ball', 'Brock string']);
  expect(await titlesOf(mei, { owner: 'shared' })).toEqual(['Brock string']);
  expect(await titlesOf(tom, { owner: 'shared' })).toEqual([]);
  expect(await titlesOf(mei, { text: 'PURSUITS' })).toEqual(['Marsden ball']);
  expect(await titlesOf(clinic.admin)).toHaveLength(3);
  expect(await titlesOf(theirs.admin)).toEqual([]);
});

test('a colleague can neither read, change nor copy an unshared activity, and the error does not reveal the activity’s title', async () => {
  const clinic = await openClinic();
  const [owner, colleague] = await Promise.all([clinic.join(), clinic.join()]);
  const { id: customActivityId } = await makeCustomActivity(owner, { title: 'Mine alone' });
  const refused = { status: 403, code: 'activity.not-visible' };
  const change = { ...activityFields(), customActivityId, version: 9 };
  expect(await colleague.expectError(customActivities.getCustomActivity, { customActivityId })).toMatchObject(
    refused,
  );
  const told = await colleague.expectError(customActivities.changeCustomActivity, change);
  expect(told).toMatchObject(refused);
  expect(JSON.stringify(told)).not.toContain('Mine alone');
  expect(
    await colleague.expectError(customActivities.copyCustomActivity, { customActivityId, locale: 'en' }),
  ).toMatchObject(refused);
});

testInTurn(
  'a colleague can copy a shared activity with its files; the original keeps its owner',
  async () => {
    const clinic = await openClinic();
    const [owner, colleague] = await Promise.all([clinic.join(), clinic.join()]);
    const fileId = await uploadFile(owner, 'attachment');
    const original = await makeCustomActivity(owner, { attachments: [{ fileId, name: 'Plan.pdf' }] });
    const about = { customActivityId: original.id };
    await owner.call(customActivities.shareCustomActivity, { ...about, version: 1, isShared: true });
    const { data: copy } = await colleague.call(customActivities.copyCustomActivity, {
      ...about,
      locale: 'en',
    });
    expect(copy).toMatchObject({
      title: `Copy of ${original.title}`,
      isShared: false,
      owner: { id: colleague.person.id },
      attachments: [{ name: 'Plan.pdf' }],
    });
    expect(copy.attachments[0]?.fileId).not.toBe(fileId);
    const change = { ...activityFields(), ...about, version: 2 };
    expect(await colleague.expectError(customActivities.changeCustomActivity, change)).toMatchObject({
      status: 403,
      code: 'activity.not-own',
    });
    expect(await colleague.expectError(customActivities.removeCustomActivity, about)).toMatchObject({
      code: 'activity.not-own',
    });
    await owner.call(customActivities.changeCustomActivity, change);
    await settled();
    const [url] = copy.links.map(link => link.url);
    expect((await fetch(String(url))).status).toBe(200);
  },
);

test('a removed activity is no longer listed, cannot be changed, and can be restored', async () => {
  const { admin } = await openClinic();
  const { id: customActivityId } = await makeCustomActivity(admin);
  await admin.call(customActivities.removeCustomActivity, { customActivityId });
  expect(await titlesOf(admin)).toEqual([]);
  expect(await admin.expectError(customActivities.getCustomActivity, { customActivityId })).toMatchObject({
    status: 404,
  });
  const change = { ...activityFields({ title: 'Changed' }), customActivityId, version: 2 };
  expect(await admin.expectError(customActivities.changeCustomActivity, change)).toMatchObject({
    code: 'activity.deleted',
  });
  await admin.call(customActivities.restoreCustomActivity, { customActivityId });
  const { data } = await admin.call(customActivities.restoreCustomActivity, { customActivityId });
  expect(data.version).toBe(3);
  expect(await titlesOf(admin)).toHaveLength(1);
});

test('a change based on an outdated version of an activity is rejected; the error contains the current version', async () => {
  const { admin } = await openClinic();
  const { id: customActivityId, version } = await makeCustomActivity(admin);
  const change = { ...activityFields({ title: 'First', material: 'A mirror' }), customActivityId, version };
  await admin.call(customActivities.changeCustomActivity, change);
  expect(
    await admin.expectError(customActivities.changeCustomActivity, { ...change, title: 'Second' }),
  ).toMatchObject({ code: 'version.conflict', current: { title: 'First', material: 'A mirror' } });
});

testInTurn('activities of a removed member of the organisation go to the new owner', async () => {
  const { admin, join } = await openClinic();
  const [leaves, newOwner] = await Promise.all([join(), join()]);
  const { id: customActivityId } = await makeCustomActivity(leaves);
  await makeSharedActivity(leaves);
  const memberId = leaves.person.id;
  expect((await admin.call(offboarding.listBelongings, { memberId })).data.belongings).toEqual([
    { kind: 'own-activities', count: 2 },
  ]);
  const { data } = await admin.call(offboarding.removeMember, { memberId, heirId: newOwner.person.id });
  expect(await finishedJob(admin, data.id)).toMatchObject({ state: 'done', done: 2 });
  expect(await titlesOf(newOwner, { owner: 'mine' })).toHaveLength(2);
  const { data: taken } = await newOwner.call(customActivities.getCustomActivity, { customActivityId });
  expect(taken.owner.id).toBe(newOwner.person.id);
});

testInTurn(
  'an activity is rejected, with an error at the field, if its file is another user’s, has another purpose or is in use',
  async () => {
    const clinic = await openClinic();
    const [owner, colleague] = await Promise.all([clinic.join(), clinic.join()]);
    const theirs = await uploadFile(colleague, 'attachment');
    const picture = await uploadFile(owner, 'activity-icon');
    const create = (fileId: string) =>
      owner.expectError(
        customActivities.createCustomActivity,
        activityFields({ attachments: [{ fileId, name: 'x' }] }),
      );
    for (const fileId of [theirs, picture])
      expect(await create(fileId)).toMatchObject({
        code: 'request.invalid',
        fields: { attachments: 'validation.file' },
      });
  },
);
