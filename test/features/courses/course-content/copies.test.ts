import { expect, test } from 'vitest';
import { activities } from '../../../../shared/features/courses/activities/endpoints.ts';
import { courseContent } from '../../../../shared/features/courses/course-content/endpoints.ts';
import { maxCopied } from '../../../../shared/features/courses/course-content/schema.ts';
import { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { settled } from '../../../support/world.ts';
import { uploadFile } from '../../operations/files/samples.ts';
import { makeActivity } from '../activities/samples.ts';
import { makeCourse } from '../courses/samples.ts';
import { makeContent } from './samples.ts';

test('a folder that is copied into another course gets its own copies of the files, which stay if the original folder is deleted', async () => {
  const { admin } = await openClinic();
  const { courseId: from, treeVersion: fromVersion, parts } = await makeContent(admin);
  const folder = String(parts[0]?.id);
  const fileId = await uploadFile(admin, 'activity-icon');
  const icon = { type: 'image', fileId } as const;
  await makeActivity(admin, { icon, title: '1 Look' }, { courseId: from, parentId: folder });
  const { id: courseId } = await makeCourse(admin);
  const { data } = await admin.call(courseContent.copyCoursePart, {
    ...{ courseId, treeVersion: 1, sourceId: folder, parentId: null, title: '1 Copied' },
  });
  const [copy, below] = data.parts;
  expect(data).toMatchObject({ courseId, treeVersion: 2 });
  expect(copy).toMatchObject({ type: 'folder', parentId: null, title: '1 Copied' });
  expect(below).toMatchObject({ title: '1 Look', parentId: copy?.id });
  expect((await admin.call(courses.getCourse, { courseId })).data.activities).toBe(1);
  const removal = { courseId: from, treeVersion: fromVersion + 1, partId: folder };
  await admin.call(courseContent.removeCoursePart, removal);
  await settled();
  const { data: own } = await admin.call(activities.getActivity, { activityId: String(below?.id) });
  expect(own).toMatchObject({ courseId, version: 1, icon: { type: 'image' } });
  expect(own.links).toHaveLength(1);
  expect(own.links[0]?.fileId).not.toBe(fileId);
  expect((await fetch(String(own.links[0]?.url))).status).toBe(200);
});

test('a part of a course cannot be copied if it is too large, the course tree is outdated, or a part is of another organisation', async () => {
  const { admin, slug } = await openClinic();
  const stranger = await openClinic();
  const { courseId, treeVersion, parts } = await makeContent(admin);
  const sourceId = String(parts[0]?.id);
  const copy = { courseId, treeVersion, sourceId, parentId: null, title: 'Copy' };
  const foreign = (await makeContent(stranger.admin)).parts[0]?.id ?? '';
  expect(slug).not.toBe(stranger.slug);
  for (const [change, code] of [
    [{ treeVersion: treeVersion - 1 }, 'version.conflict'],
    [{ sourceId: foreign }, 'record.missing'],
    [{ parentId: foreign }, 'course.misplaced'],
  ] as const)
    expect(await admin.expectError(courseContent.copyCoursePart, { ...copy, ...change })).toMatchObject({
      code,
    });
  let current = treeVersion;
  for (let made = 0; made < maxCopied; made += 1) {
    const folder = { courseId, treeVersion: current, parentId: sourceId, title: `${made}` };
    current = (await admin.call(courseContent.addFolder, folder)).data.treeVersion;
  }
  expect(
    await admin.expectError(courseContent.copyCoursePart, { ...copy, treeVersion: current }),
  ).toMatchObject({ code: 'course.copy-too-large' });
});

test('activities left behind by a deleted folder do not prevent the user from adding a new folder', async () => {
  const { admin } = await openClinic();
  const { courseId, parts } = await makeContent(admin);
  const folder = String(parts[0]?.id);
  await makeActivity(admin, {}, { courseId, parentId: folder });
  const { data } = await admin.call(courseContent.removeCoursePart, {
    ...{ courseId, treeVersion: 3, partId: folder },
  });
  const added = { courseId, treeVersion: data.treeVersion, parentId: null, title: 'New' };
  expect((await admin.call(courseContent.addFolder, added)).data.parts).toHaveLength(1);
});
