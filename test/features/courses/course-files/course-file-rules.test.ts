import { expect, test } from 'vitest';
import type { FileType } from '../../../../shared/core/file-purposes.ts';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import type { CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import {
  contentOf,
  filesUsedIn,
  hasSoundTree,
  purposesOf,
  withOtherCourseFiles,
} from '../../../../shared/features/courses/course-files/content.ts';
import type { CourseFileContent } from '../../../../shared/features/courses/course-files/schema.ts';
import type { Course } from '../../../../shared/features/courses/courses/schema.ts';
import { activityFields } from '../activities/samples.ts';
import { courseFields } from '../courses/samples.ts';

const at = '2026-11-22T00:00:00.000Z';
const image = (fileId: string) => ({ type: 'image' as const, fileId });
const film = (fileId: string) => ({ type: 'file' as const, fileId, captions: { en: '', zh: '' } });
const sheets = (...fileIds: string[]) => fileIds.map(fileId => ({ fileId, name: `${fileId}.pdf` }));
const folderPart = (parent: number | null = null) => ({ type: 'folder' as const, parent, title: '1 Start' });
const activityPart = (more: Partial<ActivityFields> = {}, parent: number | null = null) => ({
  ...{ type: 'activity' as const, parent },
  activity: activityFields(more),
});
const contentWith = (...parts: CourseFileContent['parts']): CourseFileContent => ({
  course: courseFields({ title: 'Eyes', cover: { fileId: 'cover', alt: 'A dot' } }),
  parts,
});
const withoutCover = (...parts: CourseFileContent['parts']): CourseFileContent => ({
  course: courseFields({ title: 'Eyes' }),
  parts,
});
const full = { icon: image('icon'), video: film('video'), attachments: sheets('sheet', 'table') };

test('the files of a course are listed in the order in which the course uses them, each with the file’s purpose', () => {
  expect(
    filesUsedIn(contentWith(folderPart(), activityPart(full), activityPart({ icon: image('icon') }))),
  ).toEqual([
    { fileId: 'cover', purpose: 'course-cover' },
    { fileId: 'icon', purpose: 'activity-icon' },
    { fileId: 'video', purpose: 'activity-video' },
    { fileId: 'sheet', purpose: 'attachment' },
    { fileId: 'table', purpose: 'attachment' },
    { fileId: 'icon', purpose: 'activity-icon' },
  ]);
  expect(filesUsedIn(contentWith(activityPart({ attachments: sheets('sheet', 'table', 'sheet') })))).toEqual([
    { fileId: 'cover', purpose: 'course-cover' },
    { fileId: 'sheet', purpose: 'attachment' },
    { fileId: 'table', purpose: 'attachment' },
  ]);
});

test('a course without a cover, uploaded pictures or uploaded videos uses no files', () => {
  const linked = { type: 'link' as const, url: 'https://vimeo.com/76979871' };
  expect(
    filesUsedIn(
      withoutCover(
        activityPart({ icon: null }),
        activityPart({ icon: { type: 'own', name: 'eye' }, video: linked }),
      ),
    ),
  ).toEqual([]);
});

const stored = (id: string, more: Partial<ActivityFields> = {}) => ({
  ...activityFields(more),
  ...{ id, courseId: 'crs_1', version: 7, createdAt: at, updatedAt: at },
});
const place = (id: string, parentId: string | null, title: string) => ({
  id,
  parentId,
  title,
  updatedAt: at,
});
const head = {
  activityKind: 'ready' as const,
  icon: null,
  minutes: 20,
  addToCalendar: true,
  hasVideo: false,
};

test('a course file contains the course’s fields and parts from top to bottom, but none of its IDs', () => {
  const fields = courseFields({ title: 'Eyes', cover: { fileId: 'cover', alt: 'A dot' } });
  const course = {
    ...fields,
    id: 'crs_1',
    version: 3,
    treeVersion: 4,
    isPublishing: false,
  } as unknown as Course;
  const parts: CoursePart[] = [
    { type: 'activity', ...head, ...place('act_2', null, '2 Late') },
    { type: 'activity', ...head, ...place('act_1', 'fld_2', '1 Early') },
    { type: 'folder', ...place('fld_2', 'fld_1', '1 Inner') },
    { type: 'folder', ...place('fld_1', null, '1 Outer') },
    { type: 'folder', ...place('fld_3', 'fld_gone', 'Lost') },
  ];
  const activities = [stored('act_2', { title: '2 Late' }), stored('act_1', { title: '1 Early' })];
  expect(contentOf(course, parts, activities)).toEqual({
    course: fields,
    parts: [
      { type: 'folder', parent: null, title: '1 Outer' },
      { type: 'folder', parent: 1, title: '1 Inner' },
      { type: 'activity', parent: 2, activity: activityFields({ title: '1 Early' }) },
      { type: 'activity', parent: null, activity: activityFields({ title: '2 Late' }) },
    ],
  });
  expect(() => contentOf(course, parts, [])).toThrow();
});

test('when the file IDs in a course are replaced by new IDs, a file that gets no new ID is removed from the course', () => {
  const content = contentWith(folderPart(), activityPart(full));
  expect(withOtherCourseFiles(content, id => `${id}x`)).toEqual({
    course: { ...content.course, cover: { fileId: 'coverx', alt: 'A dot' } },
    parts: [
      folderPart(),
      activityPart({
        icon: image('iconx'),
        video: film('videox'),
        attachments: [
          { fileId: 'sheetx', name: 'sheet.pdf' },
          { fileId: 'tablex', name: 'table.pdf' },
        ],
      }),
    ],
  });
  expect(withOtherCourseFiles(content, () => undefined)).toEqual({
    course: { ...content.course, cover: null },
    parts: [folderPart(), activityPart({ icon: null, video: null, attachments: [] })],
  });
  const bare = withoutCover();
  expect(withOtherCourseFiles(bare, () => 'other')).toEqual(bare);
});

test('in a course file, each part’s folder must be in the same file and at most at the third level, without cycles', () => {
  const isSound = (...parts: CourseFileContent['parts']) => hasSoundTree({ parts });
  expect(isSound()).toBe(true);
  expect(isSound(folderPart(), activityPart({}, 1))).toBe(true);
  expect(isSound(activityPart({}, 2), folderPart())).toBe(true);
  expect(isSound(folderPart(), folderPart(1), folderPart(2), activityPart({}, 3))).toBe(true);
  expect(isSound(folderPart(), folderPart(1), folderPart(2), folderPart(3))).toBe(false);
  expect(isSound(folderPart(1))).toBe(false);
  expect(isSound(folderPart(), activityPart({}, 3))).toBe(false);
  expect(isSound(activityPart(), activityPart({}, 1))).toBe(false);
});

test('each picture, video or attachment in a course file has one purpose, and the purpose limits the allowed file types', () => {
  const purposes = (content: CourseFileContent, types: Record<string, FileType>) => {
    const found = purposesOf(content, new Map(Object.entries(types)));
    return found && [...found];
  };
  const kinds: Record<string, FileType> = {
    ...{ cover: 'image/png', icon: 'image/png', video: 'video/mp4' },
    ...{ sheet: 'application/pdf', table: 'image/jpeg' },
  };
  const content = contentWith(folderPart(), activityPart(full));
  expect(purposes(content, kinds)).toEqual([
    ['cover', 'course-cover'],
    ['icon', 'activity-icon'],
    ['video', 'activity-video'],
    ['sheet', 'attachment'],
    ['table', 'attachment'],
  ]);
  const { table: _, ...missing } = kinds;
  expect(purposes(content, missing)).toBeUndefined();
  expect(purposes(content, { ...kinds, unused: 'image/png' })).toBeUndefined();
  expect(purposes(content, { ...kinds, cover: 'application/pdf' })).toBeUndefined();
  expect(
    purposes(contentWith(activityPart({ attachments: sheets('cover') })), { cover: 'image/png' }),
  ).toBeUndefined();
  const both = activityPart({ icon: image('icon'), attachments: sheets('icon') });
  expect(purposes({ ...withoutCover(), parts: [both] }, { icon: 'image/png' })).toBeUndefined();
  expect(purposes(withoutCover(), {})).toEqual([]);
});
