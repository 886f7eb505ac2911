import { expect, test } from 'vitest';
import { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { uploadFile } from '../../operations/files/samples.ts';
import { courseFields, makeCourse } from './samples.ts';

test('a search finds courses of the user’s own organisation by title and by author', async () => {
  const [ours, theirs] = await Promise.all([openClinic(), openClinic()]);
  const first = await makeCourse(ours.admin, { title: 'Visual tracking' });
  const second = await makeCourse(ours.admin, { title: 'Handwriting' });
  const user = await ours.join();
  const idsFor = async (text: string) =>
    (await user.call(courses.searchCourses, { text })).data.data.map(({ id }) => id);
  expect(await idsFor('')).toEqual([second.id, first.id]);
  expect(await idsFor('tracking')).toEqual([first.id]);
  expect(await idsFor('ada admin')).toHaveLength(2);
  expect((await theirs.admin.call(courses.searchCourses, {})).data.data).toEqual([]);
});

test('users can change only their own courses, and admins every course; without the curriculum module, users can read no course', async () => {
  const clinic = await openClinic();
  const [author, colleague, outsider] = await Promise.all([
    clinic.join(),
    clinic.join(),
    clinic.join({ modules: [] }),
  ]);
  const { id: courseId, version } = await makeCourse(author);
  const change = { ...courseFields({ title: 'Changed' }), courseId, version };
  expect(await colleague.expectError(courses.changeCourse, change)).toMatchObject({ code: 'course.not-own' });
  expect(await outsider.expectError(courses.getCourse, { courseId })).toMatchObject({
    code: 'module.needed',
  });
  const { data } = await clinic.admin.call(courses.changeCourse, change);
  expect(data).toMatchObject({ title: 'Changed', version: 2, state: 'draft' });
  expect(await author.expectError(courses.changeCourse, change)).toMatchObject({ code: 'version.conflict' });
});

testInTurn(
  'a course contains a link to its cover; when the cover is replaced, the file of the old cover is released',
  async () => {
    const { admin } = await openClinic();
    const first = { fileId: await uploadFile(admin, 'course-cover'), alt: 'A line of eyes' };
    const { id: courseId, coverUrl, version } = await makeCourse(admin, { cover: first });
    expect(coverUrl).toContain('course-cover');
    const second = { fileId: await uploadFile(admin, 'course-cover'), alt: '' };
    const { data } = await admin.call(courses.changeCourse, {
      ...courseFields({ cover: second }),
      courseId,
      version,
    });
    expect(data.coverUrl).not.toBe(coverUrl);
    const again = { ...courseFields({ cover: first }), courseId, version: data.version };
    expect(await admin.expectError(courses.changeCourse, again)).toMatchObject({ code: 'request.invalid' });
  },
);

test('an archived course is read-only until it is restored; a course that was never published can be removed', async () => {
  const { admin } = await openClinic();
  const { id: courseId } = await makeCourse(admin);
  const { data } = await admin.call(courses.archiveCourse, { courseId, version: 1, isArchived: true });
  expect(data).toMatchObject({ state: 'archived', version: 2 });
  const change = { ...courseFields(), courseId, version: 2 };
  expect(await admin.expectError(courses.changeCourse, change)).toMatchObject({ code: 'course.archived' });
  await admin.call(courses.archiveCourse, { courseId, version: 2, isArchived: false });
  await admin.call(courses.removeCourse, { courseId });
  expect(await admin.expectError(courses.getCourse, { courseId })).toMatchObject({ code: 'record.missing' });
});

test('a course with a minimum age above its maximum age is rejected, with the error at the field', async () => {
  const { admin } = await openClinic();
  const error = await admin.expectError(courses.createCourse, courseFields({ ageFrom: 9, ageTo: 6 }));
  expect(error).toMatchObject({ code: 'request.invalid', fields: { ageTo: 'validation.age_order' } });
});
