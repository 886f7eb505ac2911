import { expect, test } from 'vitest';
import { PublishedCoursesStore } from '../../../../functions/features/courses/published-courses/published-courses-store.ts';
import { activities } from '../../../../shared/features/courses/activities/endpoints.ts';
import { courseContent } from '../../../../shared/features/courses/course-content/endpoints.ts';
import { publications } from '../../../../shared/features/courses/publications/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { activityFields } from '../activities/samples.ts';
import { makeCourse } from '../courses/samples.ts';
import { makeCompleteCourse, publishCourse } from './samples.ts';

const library = async () => new PublishedCoursesStore((await openRawTable()).table);

test('a published version of a course does not change when its draft changes; publishing again replaces the version', async () => {
  const { admin, slug } = await openClinic();
  const course = await publishCourse(admin);
  const { id: courseId } = course;
  expect(course).toMatchObject({ state: 'published', courseVersion: 1, isPublishing: false });
  const store = await library();
  expect(await store.get(courseId)).toMatchObject({ organization: slug, courseVersion: 1, activities: 1 });
  const [part] = await store.parts(courseId, 1);
  const change = { ...activityFields({ title: '2 Changed' }), activityId: String(part?.id), version: 1 };
  await admin.call(activities.changeActivity, change);
  const { data: changes } = await admin.call(publications.getCourseChanges, { courseId });
  expect(changes).toMatchObject({ lacks: [], added: [], changed: [{ title: '2 Changed' }], removed: [] });
  const { data: content } = await admin.call(courseContent.getCourseContent, { courseId });
  const { treeVersion } = content;
  const second = await publishCourse(admin, { ...course, treeVersion });
  expect(second).toMatchObject({ state: 'published', courseVersion: 2 });
  expect((await store.parts(courseId, 1))[0]?.title).toBe('1 Sit, light and distance');
  expect((await store.parts(courseId, 2))[0]?.title).toBe('2 Changed');
});

test('a course without the fields that the library requires cannot be published', async () => {
  const { admin } = await openClinic();
  const { id: courseId, version, treeVersion } = await makeCourse(admin, { shortDescription: '' });
  const error = await admin.expectError(publications.publishCourse, { courseId, version, treeVersion });
  expect(error).toMatchObject({ code: 'course.incomplete' });
  expect(Object.keys(error.fields ?? {})).toEqual(['shortDescription', 'cover', 'activities']);
});

test('when two requests publish a course at the same time, exactly one succeeds', async () => {
  const { admin } = await openClinic();
  const { id: courseId, version, treeVersion } = await makeCompleteCourse(admin);
  const publish = () =>
    admin.call(publications.publishCourse, { courseId, version, treeVersion }).then(
      () => 'published',
      () => 'refused',
    );
  expect((await Promise.all([publish(), publish()])).toSorted()).toEqual(['published', 'refused']);
});

testInTurn('a withdrawn course stays in the libraries of its subscribers', async () => {
  const { admin } = await openClinic();
  const { id: courseId, version } = await publishCourse(admin);
  const { data } = await admin.call(publications.withdrawCourse, { courseId, version });
  expect(data.state).toBe('withdrawn');
  await expect
    .poll(async () => (await (await library()).get(courseId))?.state, { timeout: 10_000 })
    .toBe('withdrawn');
});

test('undoing the withdrawal of a course restores the same version and content', async () => {
  const { admin } = await openClinic();
  const published = await publishCourse(admin);
  const { id: courseId } = published;
  const store = await library();
  const before = { row: await store.get(courseId), parts: await store.parts(courseId, 1) };
  const withdrawn = await admin.call(publications.withdrawCourse, { courseId, version: published.version });
  const { data } = await admin.call(publications.offerCourseAgain, {
    courseId,
    version: withdrawn.data.version,
  });
  expect(data).toMatchObject({ state: 'published', courseVersion: 1, publishedAt: published.publishedAt });
  await settled();
  expect(await store.get(courseId)).toMatchObject({ ...before.row, stateAt: expect.any(String) });
  expect(await store.parts(courseId, 1)).toEqual(before.parts);
});

test('only a withdrawn course can be offered again', async () => {
  const { admin } = await openClinic();
  const { id: courseId, version } = await publishCourse(admin);
  const twice = await admin.expectError(publications.offerCourseAgain, { courseId, version });
  expect(twice.code).toBe('version.conflict');
  const draft = await makeCompleteCourse(admin);
  const never = { courseId: draft.id, version: draft.version };
  expect((await admin.expectError(publications.offerCourseAgain, never)).code).toBe('course.unpublished');
});

test('before publishing, the author sees how many organisations subscribe to the course', async () => {
  const { admin } = await openClinic();
  const { id: courseId } = await publishCourse(admin);
  const { data } = await admin.call(publications.getCourseChanges, { courseId });
  expect(data.subscribers).toBe(0);
});
