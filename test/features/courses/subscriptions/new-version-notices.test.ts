import { expect, test } from 'vitest';
import type { WorkContext } from '../../../../functions/composition/work-context.ts';
import { newVersionMessage } from '../../../../functions/features/courses/subscriptions/new-version-message.ts';
import { notificationMessage } from '../../../../functions/features/operations/notifications/notification-message.ts';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import { customActivities } from '../../../../shared/features/courses/custom-activities/endpoints.ts';
import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { courseFields } from '../courses/samples.ts';
import { makeCustomActivity } from '../custom-activities/samples.ts';
import { publishCourse } from '../publications/samples.ts';

async function toldTo(reader: Principal): Promise<string[]> {
  await settled();
  const { data } = await reader.call(notifications.listNotifications, {});
  return data.data.map(({ description }) => description);
}

const context = async () => {
  const { table } = await openRawTable();
  return { tableOf: () => table, now: Date.now } as unknown as WorkContext;
};

testInTurn(
  'each later version of a course notifies the requester and the admins of each subscribing organisation once',
  async () => {
    const [author, clinic, sam] = [await openClinic(), await openClinic(), await openSuperadmin()];
    const [user, colleague] = [await clinic.join(), await clinic.join()];
    const first = await publishCourse(author.admin);
    const { data } = await user.call(subscriptions.requestSubscription, { courseId: first.id });
    await sam.call(subscriptions.grantSubscription, {
      ...{ organizationId: clinic.slug, courseId: first.id, version: data.version, until: '2099-01-31' },
    });
    const news = async (reader: Principal) =>
      (await toldTo(reader)).filter(text => text.startsWith('There is a new version'));
    expect(await news(user)).toEqual([]);
    const { title, cover } = first;
    const fields = { ...courseFields({ title, cover }), courseId: first.id, version: first.version };
    const { data: changed } = await author.admin.call(courses.changeCourse, fields);
    await publishCourse(author.admin, changed);
    const told = [`There is a new version of “${title}”; copies of its activities can take it over`];
    expect(await news(user)).toEqual(told);
    expect(await news(clinic.admin)).toEqual(told);
    expect(await news(colleague)).toEqual([]);
    expect(await news(author.admin)).toEqual([]);
    const message = { organization: clinic.slug, courseId: first.id, courseVersion: 2 };
    const { data: now } = await author.admin.call(courses.getCourse, { courseId: first.id });
    await newVersionMessage.work({ ...message, publishedAt: String(now.publishedAt) }, await context());
    expect(await news(user)).toEqual(told);
  },
);

test('a subscriber whose renewal is requested or was declined is notified of a new version while its access lasts', async () => {
  const [author, clinic, sam] = [await openClinic(), await openClinic(), await openSuperadmin()];
  const { id: courseId, title, cover } = await publishCourse(author.admin);
  const about = { organizationId: clinic.slug, courseId };
  const request = async () => (await clinic.admin.call(subscriptions.requestSubscription, { courseId })).data;
  const until = new Date(Date.now() + 5 * dayMs).toISOString().slice(0, 10);
  const { version } = await request();
  await sam.call(subscriptions.grantSubscription, { ...about, version, until });
  const publishAgain = async () => {
    const { data: course } = await author.admin.call(courses.getCourse, { courseId });
    const fields = { ...courseFields({ title, cover }), courseId, version: course.version };
    await publishCourse(author.admin, (await author.admin.call(courses.changeCourse, fields)).data);
    return (await toldTo(clinic.admin)).filter(text => text.startsWith('There is a new version')).length;
  };
  const renewal = await request();
  expect(await publishAgain()).toBe(1);
  await sam.call(subscriptions.closeSubscription, { ...about, version: renewal.version, reason: 'Later' });
  expect(await publishAgain()).toBe(2);
});

test('the queue message about a new version does nothing for an organisation that has been deleted since', async () => {
  const message = { organization: 'deleted-since', courseId: 'course_1', courseVersion: 2 };
  const work = newVersionMessage.work(
    { ...message, publishedAt: '2026-11-22T00:00:00.000Z' },
    await context(),
  );
  await expect(work).resolves.toBeUndefined();
});

test('when a user shares an activity, the user’s colleagues are notified and the user is not', async () => {
  const { admin, join } = await openClinic();
  const [user, colleague] = [await join(), await join()];
  const { id: customActivityId, title, version } = await makeCustomActivity(user);
  await user.call(customActivities.shareCustomActivity, { customActivityId, version, isShared: true });
  const told = [`Uma User shares the activity “${title}”; you can make your own copy of it`];
  expect(await toldTo(colleague)).toEqual(told);
  expect((await toldTo(admin)).filter(text => !text.endsWith('accepted the invitation'))).toEqual(told);
  expect(await toldTo(user)).toEqual([]);
});

test('if the queue message about a shared activity is delivered twice, each recipient is still notified once', async () => {
  const { slug, admin, join } = await openClinic();
  const user = await join();
  const fact = { kind: 'activity.shared', activityId: 'cust_1', title: 'Hops' } as const;
  const message = {
    ...{ organization: slug, journalId: `jrn_${slug}`, batch: 1, fact, sender: null },
    ...{ recipients: [admin.person.id, user.person.id], updatedAt: '2026-11-22T00:00:00.000Z' },
  };
  for (let sent = 0; sent < 2; sent += 1) await notificationMessage.work(message, await context());
  const about = (texts: string[]) => texts.filter(text => text.includes('“Hops”'));
  expect(about(await toldTo(admin))).toHaveLength(1);
  expect(about(await toldTo(user))).toHaveLength(1);
});
