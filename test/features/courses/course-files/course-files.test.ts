import { expect, test } from 'vitest';
import type { Activity } from '../../../../shared/features/courses/activities/schema.ts';
import type { CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import type { Course } from '../../../../shared/features/courses/courses/schema.ts';
import type { WholeCourse } from '../../../../web/features/courses/export/read-whole-course.ts';
import { writeCourseFile } from '../../../../web/features/courses/export/write-course-file.ts';
import { CourseFileError } from '../../../../web/features/courses/import/course-in-file.ts';
import { readCourseFile } from '../../../../web/features/courses/import/read-course-file.ts';
import { png } from '../../../support/file-samples.ts';
import { activityFields } from '../activities/samples.ts';
import { courseFields } from '../courses/samples.ts';
import { hostileCourseFiles } from './hostile-course-files.ts';
import { makeCourseFile } from './make-course-file.ts';

const problemOf = (file: Blob) =>
  readCourseFile(file).then(
    () => 'none',
    (error: unknown) => (error instanceof CourseFileError ? error.problem : String(error)),
  );

test.each(hostileCourseFiles)('a hostile course file (%s) is rejected as “%s”', async (_, problem, make) => {
  expect(await problemOf(await make())).toBe(problem);
});

test('a valid course file can be opened, whether compressed or uncompressed', async () => {
  const plain = await readCourseFile(await makeCourseFile());
  const packed = await readCourseFile(await makeCourseFile({ isPacked: true }));
  expect(plain.content.parts).toHaveLength(2);
  expect(packed.content).toEqual(plain.content);
  expect([...packed.media.values()][0]?.bytes.size).toBe((await png()).length);
});

test('a course file with one changed byte is rejected, or is read with the original content', async () => {
  const bytes = new Uint8Array(await (await makeCourseFile()).arrayBuffer());
  for (let at = 40; at < bytes.length; at += 211) {
    const changed = bytes.slice();
    changed[at] = (changed[at] ?? 0) ^ 0x10;
    const read = await readCourseFile(new Blob([changed])).catch(() => undefined);
    const whole = await readCourseFile(new Blob([bytes]));
    if (read) expect(read.content).toEqual(whole.content);
  }
  expect(await problemOf(new Blob([bytes.slice(0, bytes.length - 40)]))).toBe('notCourse');
});

const at = '2026-11-22T00:00:00.000Z';

/** A course as the API returns it; all its IDs contain this mark. */
async function wholeCourse(mark: string): Promise<WholeCourse> {
  const fileOf = (number: number) => `file_${`${mark}${number}`.padStart(22, 'x')}`;
  const fields = courseFields({ title: 'Eyes', cover: { fileId: fileOf(1), alt: 'A dot' } });
  const activity = activityFields({
    attachments: [{ fileId: fileOf(2), name: 'Sheet.png' }],
    icon: { type: 'image', fileId: fileOf(3) },
  });
  const folder: CoursePart = { type: 'folder', id: `fld_${mark}`, parentId: null, title: '1', updatedAt: at };
  const { title, activityKind, icon, minutes, addToCalendar } = activity;
  const part: CoursePart = {
    ...{ type: 'activity', title, activityKind, icon, minutes, addToCalendar },
    ...{ id: `act_${mark}`, parentId: folder.id, hasVideo: false, updatedAt: at },
  };
  const stored: Activity = {
    ...activity,
    ...{ id: part.id, courseId: `crs_${mark}`, version: 7, createdAt: at, updatedAt: at, links: [] },
  };
  const picture = new Blob([await png()], { type: 'image/png' });
  return {
    course: { ...fields, id: `crs_${mark}`, author: { id: mark, fullName: mark } } as Course,
    parts: [part, folder],
    activities: [stored],
    files: new Map([1, 2, 3].map(number => [fileOf(number), picture])),
  };
}

test('a saved course file can be read again completely, and contains no person, organisation or ID', async () => {
  const file = await writeCourseFile(await wholeCourse('mark'));
  const { content, media, digest } = await readCourseFile(file);
  expect(content.course).toMatchObject({
    title: 'Eyes',
    goals: courseFields().goals,
    cover: { alt: 'A dot' },
  });
  expect(content.parts).toMatchObject([
    { type: 'folder', parent: null, title: '1' },
    { type: 'activity', parent: 1, activity: { material: 'A lamp', attachments: [{ name: 'Sheet.png' }] } },
  ]);
  expect([...media.values()].map(({ purpose }) => purpose)).toEqual([
    'course-cover',
    'activity-icon',
    'attachment',
  ]);
  expect(await file.text()).not.toContain('mark');
  const again = await readCourseFile(await writeCourseFile(await wholeCourse('other')));
  expect(again.digest).toBe(digest);
});
