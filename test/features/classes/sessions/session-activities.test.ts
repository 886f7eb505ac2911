import { expect, test } from 'vitest';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { customActivities } from '../../../../shared/features/courses/custom-activities/endpoints.ts';
import { publishedActivityId } from '../../../../shared/features/courses/published-courses/schema.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { activityFields } from '../../courses/activities/samples.ts';
import { makeCustomActivity } from '../../courses/custom-activities/samples.ts';
import { makePublishedCourse } from '../../courses/published-courses/make-published-course.ts';
import { uploadFile } from '../../operations/files/samples.ts';
import { makeSession, monday } from './samples.ts';

const add = (person: Principal, sessionId: string, activityId: string) =>
  person.call(classSessions.addSessionActivity, { sessionId, activityId });
const present = { status: 409, code: 'class-session.activity-present' };

test('a session keeps its copy of an activity until a user updates the copy', async () => {
  const { admin } = await openClinic();
  const custom = await makeCustomActivity(admin, { title: 'First' });
  const { id: sessionId } = await makeSession(admin);
  const { data } = await add(admin, sessionId, custom.id);
  const activityId = String(data.activities[0]?.id);
  expect(activityId.slice(5, 27)).toBe(sessionId.slice(4));
  await admin.call(customActivities.changeCustomActivity, {
    ...activityFields({ title: 'Second' }),
    ...{ customActivityId: custom.id, version: 1 },
  });
  const read = async () =>
    (await admin.call(classSessions.getSessionActivity, { sessionId, activityId })).data;
  expect(await read()).toMatchObject({ id: activityId, sourceId: custom.id, title: 'First' });
  const refreshed = await admin.call(classSessions.refreshSessionActivity, { sessionId, activityId });
  expect(refreshed.data.activities).toMatchObject([{ id: activityId, title: 'Second' }]);
  expect(await read()).toMatchObject({ title: 'Second' });
  await admin.call(customActivities.removeCustomActivity, { customActivityId: custom.id });
  const anew = { sessionId, activityId };
  expect(await admin.expectError(classSessions.refreshSessionActivity, anew)).toMatchObject({
    code: 'activity.deleted',
  });
  expect(await read()).toMatchObject({ title: 'Second' });
});

test('a session contains an activity once, even if two people add it at the same time', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const owner = await clinic.join();
  const { id: activityId } = await makeCustomActivity(admin);
  const { id: shared, version } = await makeCustomActivity(owner);
  await owner.call(customActivities.shareCustomActivity, {
    ...{ customActivityId: shared, version, isShared: true },
  });
  const { id: sessionId } = await makeSession(owner);
  const attempts = await Promise.all(
    [owner, admin, owner, admin].map(person =>
      add(person, sessionId, shared).then(
        () => 'added',
        (error: unknown) => JSON.stringify(error),
      ),
    ),
  );
  expect(attempts.filter(one => one === 'added')).toHaveLength(1);
  expect(
    await admin.expectError(classSessions.addSessionActivity, { sessionId, activityId: shared }),
  ).toMatchObject(present);
  await add(admin, sessionId, activityId);
  const { data } = await owner.call(classSessions.getSession, { sessionId });
  expect(data.activities.map(({ sourceId }) => sourceId)).toEqual([shared, activityId]);
});

test('all versions of a published activity count as the same activity', async () => {
  const { admin, slug } = await openClinic();
  const { activityIds } = await makePublishedCourse(slug);
  const published = publishedActivityId(String(activityIds[0]), 1);
  const { id: sessionId } = await makeSession(admin, { activityIds: [published] });
  expect(
    await admin.expectError(classSessions.addSessionActivity, { sessionId, activityId: published }),
  ).toMatchObject(present);
});

test('activities of a course without a subscription, and a colleague’s own activities, cannot be planned', async () => {
  const clinic = await openClinic();
  const other = await openClinic();
  const { activityIds } = await makePublishedCourse(other.slug);
  const activityId = publishedActivityId(String(activityIds[0]), 1);
  const colleague = await clinic.join();
  const { id: theirs } = await makeCustomActivity(colleague);
  const person = await clinic.join();
  const { id: sessionId } = await makeSession(person);
  const attempt = (id: string) =>
    person.expectError(classSessions.addSessionActivity, { sessionId, activityId: id });
  expect(await attempt(activityId)).toMatchObject({ code: 'subscription.needed' });
  expect(await attempt(theirs)).toMatchObject({ status: 404, code: 'record.missing' });
});

test('a new order of a session’s activities must contain each once, and is rejected if the session has changed meanwhile', async () => {
  const { admin } = await openClinic();
  const [one, other] = [await makeCustomActivity(admin), await makeCustomActivity(admin)];
  const session = await makeSession(admin, { activityIds: [one.id, other.id] });
  const { id: sessionId } = session;
  const activityIds = session.activities.map(({ id }) => id).toReversed();
  const order = { sessionId, version: 1, activityIds };
  const { data } = await admin.call(classSessions.orderSessionActivities, order);
  expect(data.activities.map(({ id }) => id)).toEqual(activityIds);
  expect(await admin.expectError(classSessions.orderSessionActivities, order)).toMatchObject({
    code: 'version.conflict',
  });
  const partly = { sessionId, version: 2, activityIds: [activityIds[0], activityIds[0]].map(String) };
  expect(await admin.expectError(classSessions.orderSessionActivities, partly)).toMatchObject({
    code: 'request.invalid',
  });
  const activityId = String(activityIds[0]);
  const removed = await admin.call(classSessions.removeSessionActivity, { sessionId, activityId });
  expect(removed.data.activities.map(({ sourceId }) => sourceId)).toEqual([one.id]);
  await admin.call(classSessions.removeSessionActivity, { sessionId, activityId });
});

testInTurn(
  'a planned activity keeps its file after the file is removed from the original activity',
  async () => {
    const { admin } = await openClinic();
    const fileId = await uploadFile(admin, 'attachment');
    const gone = await uploadFile(admin, 'attachment');
    const attachments = [
      { fileId, name: 'Sheet' },
      { fileId: gone, name: 'Not planned' },
    ];
    const { id: customActivityId } = await makeCustomActivity(admin, { attachments: attachments.slice(1) });
    const change = (version: number, files: typeof attachments) =>
      admin.call(customActivities.changeCustomActivity, {
        ...activityFields({ attachments: files }),
        ...{ customActivityId, version },
      });
    await change(1, attachments.slice(0, 1));
    const session = await makeSession(admin, { activityIds: [customActivityId] });
    await change(2, []);
    await settled();
    const activityId = String(session.activities[0]?.id);
    const { data } = await admin.call(classSessions.getSessionActivity, {
      sessionId: session.id,
      activityId,
    });
    expect(data.attachments).toEqual(attachments.slice(0, 1));
    const [link] = data.links;
    expect((await fetch(String(link?.url))).status).toBe(200);
  },
);

test('sessions are found by any published version of their activity, even after the activity was deleted', async () => {
  const clinic = await openClinic();
  const { admin, slug } = clinic;
  const { id: customActivityId } = await makeCustomActivity(admin);
  const activityIdOf = String((await makePublishedCourse(slug)).activityIds[0]);
  const published = publishedActivityId(activityIdOf, 1);
  const first = await makeSession(admin, { activityIds: [customActivityId] });
  const second = await makeSession(admin, { activityIds: [customActivityId, published] });
  await makeSession(admin);
  const foundBy = async (activityId: string | null, person = admin) => {
    const { data } = await person.call(classSessions.searchSessions, {
      ...{ from: monday, to: monday, activityId },
    });
    return data.data.map(({ id }) => id).sort();
  };
  expect(await foundBy(null)).toHaveLength(3);
  expect(await foundBy(customActivityId)).toEqual([first.id, second.id].sort());
  expect(await foundBy(published)).toEqual([second.id]);
  expect(await foundBy(publishedActivityId(activityIdOf, 2))).toEqual([second.id]);
  await admin.call(customActivities.removeCustomActivity, { customActivityId });
  expect(await foundBy(customActivityId)).toEqual([first.id, second.id].sort());
  const teacher = await clinic.join({ visibility: 'selected' });
  expect(await foundBy(customActivityId, teacher)).toEqual([]);
});
