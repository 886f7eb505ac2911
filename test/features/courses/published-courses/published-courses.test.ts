import { beforeAll, expect, test } from 'vitest';
import { dayMs, hourMs } from '../../../../shared/core/dates/durations.ts';
import { publications } from '../../../../shared/features/courses/publications/endpoints.ts';
import { publishedCourses } from '../../../../shared/features/courses/published-courses/endpoints.ts';
import { publishedActivityId } from '../../../../shared/features/courses/published-courses/schema.ts';
import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { type Clinic, openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { publishCourse } from '../publications/samples.ts';
import { makePublishedCourse } from './make-published-course.ts';
import { publishActivity } from './samples.ts';

let sam: Principal;
beforeAll(async () => {
  sam = await openSuperadmin();
});

/** Requests a course for the organisation, and approves the request as a platform administrator. */
async function subscribe({ slug, admin }: Clinic, courseId: string, until: string): Promise<void> {
  const { version } = (await admin.call(subscriptions.requestSubscription, { courseId })).data;
  await sam.call(subscriptions.grantSubscription, { organizationId: slug, courseId, version, until });
}

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

test('every organisation can read a course’s details and titles; content and files need a subscription', async () => {
  const [author, reader] = [await openClinic(), await openClinic()];
  const { course, id, fileId } = await publishActivity(author.admin);
  const read = async ({ admin }: Clinic) =>
    (await admin.call(publishedCourses.getPublishedCourse, { courseId: course.id })).data;
  const open = async ({ admin }: Clinic) =>
    (await admin.call(publishedCourses.getPublishedActivity, { publishedActivityId: id })).data;
  const file = { publishedActivityId: id, fileId };
  const refusal = async () =>
    (await reader.admin.expectError(publishedCourses.getPublishedFile, file)).status;
  expect(await read(reader)).toMatchObject({
    ...{ title: course.title, isOwn: false, mayRead: false, mayRequest: true, changes: null },
    parts: [{ type: 'activity', title: '1 Sit, light and distance' }],
  });
  expect(await open(reader)).toMatchObject({
    title: '1 Sit, light and distance',
    objectives: [],
    content: null,
  });
  expect(await refusal()).toBe(404);
  expect(await open(author)).toMatchObject({
    objectives: ['Follows a slow target'],
    content: { material: 'A lamp', links: [{ fileId }] },
  });
  await subscribe(reader, course.id, inDays(3));
  expect(await read(reader)).toMatchObject({ mayRead: true, state: 'subscribed' });
  expect(await open(reader)).toMatchObject({
    objectives: ['Follows a slow target'],
    content: { links: [{ fileId }] },
  });
  const { data } = await reader.admin.call(publishedCourses.getPublishedFile, file);
  const part = await fetch(data.url, { headers: { range: 'bytes=0-3' } });
  expect([part.status, part.headers.get('content-range')?.slice(0, 10)]).toEqual([206, 'bytes 0-3/']);
  const { withClockAhead } = await openWorld();
  await withClockAhead(5 * dayMs, async () => {
    expect(await refusal()).toBe(404);
    expect(await open(reader)).toMatchObject({ objectives: [], content: null });
  });
});

test('subscribers can open a course’s content until the end of the subscription’s last day, in the organisation’s time zone', async () => {
  const { courseId, id } = await withActivity();
  const { withClockAhead } = await openWorld();
  for (const timeZone of ['Asia/Hong_Kong', 'America/New_York']) {
    const reader = await openClinic({ timeZone });
    const until = todayIn(timeZone, Date.now() + dayMs);
    await subscribe(reader, courseId, until);
    const end = endOfDay(until, timeZone);
    const isOpenAt = (at: number) =>
      withClockAhead(at - Date.now(), async () => {
        const { data } = await reader.admin.call(publishedCourses.getPublishedActivity, {
          publishedActivityId: id,
        });
        return data.content !== null;
      });
    expect([await isOpenAt(end - 1000), await isOpenAt(end + 1000)]).toEqual([true, false]);
  }
});

async function withActivity() {
  const { id: courseId, activityIds } = await makePublishedCourse('library-author');
  return { courseId, id: publishedActivityId(String(activityIds[0]), 1) };
}

/**
 * The instant at which a day ends in a time zone, in milliseconds since 1970.
 * @param date `YYYY-MM-DD`
 */
function endOfDay(date: string, timeZone: string): number {
  let at = Date.parse(date) - dayMs;
  while (todayIn(timeZone, at) <= date) at += hourMs;
  return at;
}

test('only subscribers can open an earlier version of a course; the current version lists the changes since then', async () => {
  const [author, reader] = [await openClinic(), await openClinic()];
  const { course, id } = await publishActivity(author.admin);
  await subscribe(reader, course.id, inDays(30));
  const { version } = course;
  await author.admin.call(publications.publishCourse, {
    ...{ courseId: course.id, version, treeVersion: course.treeVersion, note: 'Clearer words' },
  });
  await settled();
  const { data } = await reader.admin.call(publishedCourses.getPublishedCourse, { courseId: course.id });
  expect(data).toMatchObject({
    courseVersion: 2,
    note: 'Clearer words',
    changes: { added: [], removed: [] },
  });
  const old = await reader.admin.call(publishedCourses.getPublishedActivity, { publishedActivityId: id });
  expect(old.data).toMatchObject({ courseVersion: 1, course: { courseVersion: 2 } });
  expect(old.data.content).not.toBeNull();
  const { admin } = await openClinic();
  const refusal = await admin.expectError(publishedCourses.getPublishedActivity, { publishedActivityId: id });
  expect(refusal.status).toBe(404);
});

testInTurn(
  'subscribers can still read a withdrawn course, but not the content of a course that the platform has taken down',
  async () => {
    const [asker, stranger] = [await openClinic(), await openClinic()];
    const { id: courseId } = await makePublishedCourse('library-author');
    await subscribe(asker, courseId, inDays(30));
    const read = ({ admin }: Clinic) => admin.call(publishedCourses.getPublishedCourse, { courseId });
    const missing = async () =>
      (await stranger.admin.expectError(publishedCourses.getPublishedCourse, { courseId })).status;
    await makePublishedCourse('library-author', { id: courseId, state: 'withdrawn' });
    expect((await read(asker)).data).toMatchObject({ mayRead: true, isOffered: false });
    expect(await missing()).toBe(404);
    const takeDown = { reason: 'Copied from a book', at: new Date().toISOString() };
    await makePublishedCourse('library-author', { id: courseId, state: 'taken-down', takeDown });
    expect((await read(asker)).data).toMatchObject({ mayRead: false, takeDown });
    expect(await missing()).toBe(404);
  },
);

test('an organisation can cancel its request for a course that the platform has taken down', async () => {
  const { admin } = await openClinic();
  const { id: courseId } = await makePublishedCourse('library-author');
  await admin.call(subscriptions.requestSubscription, { courseId });
  await makePublishedCourse('library-author', { id: courseId, state: 'taken-down' });
  const { data } = await admin.call(subscriptions.cancelSubscription, { courseId });
  expect(data.state).toBe('none');
});

testInTurn('every organisation can see the cover of a course', async () => {
  const author = await openClinic();
  const { id: courseId } = await publishCourse(author.admin);
  const { admin } = await openClinic();
  const { data } = await admin.call(publishedCourses.getPublishedCourse, { courseId });
  const picture = await fetch(String(data.coverUrl));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});
