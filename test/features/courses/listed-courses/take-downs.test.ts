import { beforeAll, expect, test, vi } from 'vitest';
import { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import { library } from '../../../../shared/features/courses/library/endpoints.ts';
import { listedCourses } from '../../../../shared/features/courses/listed-courses/endpoints.ts';
import { publications } from '../../../../shared/features/courses/publications/endpoints.ts';
import { publishedCourses } from '../../../../shared/features/courses/published-courses/endpoints.ts';
import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { type Clinic, openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { publishCourse } from '../publications/samples.ts';
import { publishActivity } from '../published-courses/samples.ts';

let sam: Principal;
beforeAll(async () => {
  sam = await openSuperadmin();
});

const listed = async ({ slug }: Clinic) =>
  (await sam.call(listedCourses.searchListedCourses, { text: slug })).data.data[0];
const told = async ({ admin }: Clinic) =>
  (await admin.call(notifications.listNotifications, {})).data.data.map(({ name }) => name);

async function subscribe({ slug, admin }: Clinic, courseId: string, until = '2099-01-31'): Promise<void> {
  const { version } = (await admin.call(subscriptions.requestSubscription, { courseId })).data;
  await sam.call(subscriptions.grantSubscription, { organizationId: slug, courseId, version, until });
}

async function takeDown(author: Clinic, reason = 'Copied from a book') {
  const { id: courseId, version = 0 } = (await listed(author)) ?? {};
  const about = { organizationId: author.slug, courseId: String(courseId), version };
  const { data } = await sam.call(listedCourses.takeDownCourse, { ...about, reason });
  await settled();
  return { ...about, version: data.version };
}

testInTurn(
  'when the platform takes a course down, subscribers lose access immediately and see the reason, until the platform restores the course',
  async () => {
    const [author, reader, waiting] = [await openClinic(), await openClinic(), await openClinic()];
    const { course, id, fileId } = await publishActivity(author.admin);
    const courseId = course.id;
    await subscribe(reader, courseId);
    const request = (await waiting.admin.call(subscriptions.requestSubscription, { courseId })).data;
    expect(await listed(author)).toMatchObject({ title: course.title, courseVersion: 1, subscribers: 1 });
    const about = await takeDown(author);
    const file = { publishedActivityId: id, fileId };
    expect((await reader.admin.expectError(publishedCourses.getPublishedFile, file)).status).toBe(404);
    const read = async ({ admin }: Clinic) =>
      (await admin.call(publishedCourses.getPublishedActivity, { publishedActivityId: id })).data;
    expect(await read(reader)).toMatchObject({
      content: null,
      course: { mayRead: false, takeDown: { reason: 'Copied from a book' } },
    });
    expect((await read(author)).content).not.toBeNull();
    const own = async () => (await author.admin.call(courses.getCourse, { courseId })).data;
    expect(await own()).toMatchObject({ state: 'taken-down', takeDown: { reason: 'Copied from a book' } });
    const grant = { organizationId: waiting.slug, courseId, version: request.version, until: '2099-01-31' };
    expect((await sam.expectError(subscriptions.grantSubscription, grant)).code).toBe('course.not-offered');
    const stranger = await openClinic();
    expect((await stranger.admin.expectError(subscriptions.requestSubscription, { courseId })).status).toBe(
      404,
    );
    await vi.waitFor(async () => expect(await told(reader)).toContain('Course taken down'), 5_000);
    expect(await told(author)).toContain('Course taken down');
    await sam.call(listedCourses.reinstateCourse, about);
    await settled();
    expect((await read(reader)).content).not.toBeNull();
    expect(await own()).toMatchObject({ state: 'published', takeDown: null });
    expect(await violationsOf(author.slug, reader.slug)).toEqual([]);
  },
);

testInTurn(
  'the author of a course that the platform took down cannot make the course available again; only the platform can',
  async () => {
    const author = await openClinic();
    const course = await publishCourse(author.admin);
    const about = await takeDown(author);
    const again = await publishCourse(author.admin, course);
    expect(again).toMatchObject({ state: 'taken-down', courseVersion: 2 });
    expect(await listed(author)).toMatchObject({
      courseVersion: 2,
      takeDown: { by: { fullName: 'Sam Super' } },
    });
    const { id: courseId, version } = again;
    await author.admin.call(publications.withdrawCourse, { courseId, version });
    await settled();
    const stale = await sam.expectError(listedCourses.reinstateCourse, about);
    expect(stale).toMatchObject({ status: 409, code: 'version.conflict', current: { state: 'withdrawn' } });
    const current = { ...about, version: (await listed(author))?.version ?? 0 };
    await sam.call(listedCourses.reinstateCourse, current);
    await settled();
    expect((await author.admin.call(courses.getCourse, { courseId })).data.state).toBe('withdrawn');
  },
);

testInTurn(
  'if a course is published while two requests take it down, it is no longer in the library afterwards',
  async () => {
    const author = await openClinic();
    const course = await publishCourse(author.admin);
    const { version = 0 } = (await listed(author)) ?? {};
    const about = { organizationId: author.slug, courseId: course.id, version };
    const decide = (reason: string) =>
      sam.call(listedCourses.takeDownCourse, { ...about, reason }).then(
        () => 'done',
        () => 'refused',
      );
    const { id: courseId, treeVersion } = course;
    const [one, other] = await Promise.all([
      decide('One'),
      decide('Other'),
      author.admin.call(publications.publishCourse, { courseId, version: course.version, treeVersion }),
    ]);
    expect([one, other]).toContain('done');
    await settled();
    const { admin } = await openClinic();
    const found = await admin.call(library.searchLibrary, { text: course.title });
    expect(found.data.data).toEqual([]);
  },
);

testInTurn(
  'authors see how many organisations subscribe, and subscribers keep access if the author’s organisation is archived',
  async () => {
    const [author, reader] = [await openClinic(), await openClinic()];
    const { course, id } = await publishActivity(author.admin);
    await subscribe(reader, course.id);
    const count = async () =>
      (await author.admin.call(courses.searchCourses, {})).data.data.map(({ subscribers }) => subscribers);
    expect(await count()).toEqual([1]);
    await sam.call(organizations.archiveOrganization, { organizationId: author.slug });
    const { data } = await reader.admin.call(publishedCourses.getPublishedActivity, {
      publishedActivityId: id,
    });
    expect(data.content).not.toBeNull();
    expect(await listed(author)).toMatchObject({ subscribers: 1 });
    const reason = 'Over';
    const { version } = (await reader.admin.call(subscriptions.listSubscriptions, {})).data.data[0] ?? {};
    const about = { organizationId: reader.slug, courseId: course.id, version: version ?? 0 };
    await sam.call(subscriptions.closeSubscription, { ...about, reason });
    expect(await listed(author)).toMatchObject({ subscribers: 0 });
  },
);

test('a pending request for a withdrawn course cannot be approved; existing subscriptions can be extended', async () => {
  const [author, reader, waiting] = [await openClinic(), await openClinic(), await openClinic()];
  const { id: courseId, version } = await publishCourse(author.admin);
  await subscribe(reader, courseId, '2098-01-31');
  const request = (await waiting.admin.call(subscriptions.requestSubscription, { courseId })).data;
  await author.admin.call(publications.withdrawCourse, { courseId, version });
  await settled();
  const until = '2099-01-31';
  const late = { organizationId: waiting.slug, courseId, version: request.version, until };
  expect((await sam.expectError(subscriptions.grantSubscription, late)).code).toBe('course.not-offered');
  const { data } = await sam.call(subscriptions.grantSubscription, {
    ...{ organizationId: reader.slug, courseId, version: 2, until },
  });
  expect(data.until).toBe(until);
  const { data: rows } = await sam.call(subscriptions.searchSubscriptions, {
    list: 'active',
    text: reader.slug,
  });
  expect(rows.data).toMatchObject([{ decidedBy: 'Sam Super' }]);
});
