import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  activitiesOf,
  activityKey,
  coursePartKey,
  coursePartsOf,
} from '../../../../functions/features/courses/course-keys.ts';
import { CourseOrphansStore } from '../../../../functions/features/courses/courses/course-orphans-store.ts';
import type { FilesStore } from '../../../../functions/platform/files/files-store.ts';
import type { Range } from '../../../../functions/platform/storage/key.ts';
import { newChildId } from '../../../../functions/platform/storage/new-id.ts';
import type { Table } from '../../../../functions/platform/storage/table.ts';
import type { Item } from '../../../../functions/platform/storage/write.ts';
import { activities } from '../../../../shared/features/courses/activities/endpoints.ts';
import { courseContent } from '../../../../shared/features/courses/course-content/endpoints.ts';
import { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { activityFields, makeActivity } from '../activities/samples.ts';
import { makeContent } from './samples.ts';

test('a change based on an outdated course tree is rejected; the error contains the current course tree', async () => {
  const { admin } = await openClinic();
  const { courseId, treeVersion, parts } = await makeContent(admin);
  const id = String(parts[0]?.id);
  const move = (title: string) => ({ courseId, treeVersion, changes: [{ id, parentId: null, title }] });
  const { data } = await admin.call(courseContent.arrangeCourse, move('2 First'));
  expect(data.treeVersion).toBe(treeVersion + 1);
  const error = await admin.expectError(courseContent.arrangeCourse, move('3 Second'));
  expect(error).toMatchObject({
    code: 'version.conflict',
    current: { treeVersion: treeVersion + 1, parts: [{ id, title: '2 First' }] },
  });
});

test('a folder can be moved neither into itself nor below the third level', async () => {
  const { admin } = await openClinic();
  let content = await makeContent(admin, 'a');
  const { courseId } = content;
  const idOf = (title: string) => content.parts.find(part => part.title === title)?.id ?? '';
  for (const [title, parent] of [
    ['b', 'a'],
    ['c', 'b'],
  ] as const)
    content = (
      await admin.call(courseContent.addFolder, {
        ...{ courseId, title, parentId: idOf(parent), treeVersion: content.treeVersion },
      })
    ).data;
  const { treeVersion } = content;
  const deeper = { courseId, treeVersion, parentId: idOf('c'), title: 'd' };
  expect(await admin.expectError(courseContent.addFolder, deeper)).toMatchObject({
    code: 'course.misplaced',
  });
  const circle = { courseId, treeVersion, changes: [{ id: idOf('a'), parentId: idOf('b'), title: 'a' }] };
  expect(await admin.expectError(courseContent.arrangeCourse, circle)).toMatchObject({
    code: 'course.misplaced',
  });
});

test('removing a folder also removes its activities and returns their number', async () => {
  const { admin } = await openClinic();
  const { courseId, parts } = await makeContent(admin);
  const { id } = await makeActivity(admin, {}, { courseId, parentId: String(parts[0]?.id) });
  const { data: course } = await admin.call(courses.getCourse, { courseId });
  expect(course).toMatchObject({ activities: 1, treeVersion: 3 });
  const removal = { courseId, treeVersion: 3, partId: String(parts[0]?.id) };
  expect((await admin.call(courseContent.removeCoursePart, removal)).data.parts).toEqual([]);
  expect((await admin.call(courses.getCourse, { courseId })).data.activities).toBe(0);
  await settled();
  const error = await admin.expectError(activities.getActivity, { activityId: id });
  expect(error).toMatchObject({ code: 'record.missing' });
});

/**
 * Removes parts of a course whose folder does not exist.
 * @param readParts wraps the first read of the parts
 */
async function removeOrphans(
  { slug, courseId }: { slug: string; courseId: string },
  readParts: (read: () => Promise<Item[]>) => Promise<Item[]>,
): Promise<void> {
  const { table } = await openRawTable();
  let first: Promise<Item[]> | undefined;
  const queryAll = async (range: Range) => {
    const read = () => table.queryAll(range);
    if (range.prefix === coursePartsOf(slug, courseId).prefix) {
      if (first) return read();
      first = readParts(read);
      return first;
    }
    await nextTurn();
    await first;
    return read();
  };
  const slow = { get: table.get.bind(table), transact: table.transact.bind(table), queryAll };
  const origin = { organization: slug, by: 'events', requestId: 'test', idempotency: undefined };
  const store = new CourseOrphansStore(slow as unknown as Table, slug, { ...origin, now: Date.now });
  await store.remove(courseId, {} as FilesStore);
}

test('the cleanup of activities whose folder was removed does not remove an activity that is added during the cleanup', async () => {
  const { admin, slug } = await openClinic();
  const { courseId, parts } = await makeContent(admin);
  const folder = String(parts[0]?.id);
  const lost = await makeActivity(admin, {}, { courseId, parentId: folder });
  const { table } = await openRawTable();
  await table.transact([{ delete: coursePartKey(slug, courseId, folder) }]);
  const added: string[] = [];
  await removeOrphans({ slug, courseId }, async read => {
    const found = await read();
    added.push((await makeActivity(admin, {}, { courseId })).id);
    return found;
  });
  expect(added).toHaveLength(1);
  const left = (await table.queryAll(activitiesOf(slug, courseId))).map(({ id }) => id);
  expect(left).toEqual(added);
  expect(await table.get([coursePartKey(slug, courseId, lost.id)])).toEqual([undefined]);
});

test('the cleanup keeps an activity that was moved out of its folder before the folder was removed', async () => {
  const { admin, slug } = await openClinic();
  const { courseId, parts } = await makeContent(admin);
  const folder = String(parts[0]?.id);
  const { id, title } = await makeActivity(admin, {}, { courseId, parentId: folder });
  await removeOrphans({ slug, courseId }, async read => {
    const found = await read();
    const changes = [{ id, parentId: null, title }];
    await admin.call(courseContent.arrangeCourse, { courseId, treeVersion: 3, changes });
    await admin.call(courseContent.removeCoursePart, { courseId, treeVersion: 4, partId: folder });
    return found.filter(part => part.id !== folder);
  });
  const { table } = await openRawTable();
  expect(await table.get([activityKey(slug, courseId, id)])).toMatchObject([{ id }]);
  expect(await table.get([coursePartKey(slug, courseId, id)])).toMatchObject([{ parentId: null }]);
});

test('when an activity is renamed, the course tree shows the new name; saving an outdated form is rejected as a conflict', async () => {
  const { admin } = await openClinic();
  const { id: activityId, courseId } = await makeActivity(admin);
  const changed = { ...activityFields({ title: '7 Columns' }), activityId, version: 1 };
  await admin.call(activities.changeActivity, changed);
  const { data } = await admin.call(courseContent.getCourseContent, { courseId });
  expect(data.parts).toMatchObject([{ id: activityId, title: '7 Columns' }]);
  expect(await admin.expectError(activities.changeActivity, changed)).toMatchObject({
    code: 'version.conflict',
    current: { title: '7 Columns', version: 2 },
  });
  const { treeVersion } = data;
  const changes = [{ id: activityId, parentId: null, title: '8 Columns' }];
  await admin.call(courseContent.arrangeCourse, { courseId, treeVersion, changes });
  expect((await admin.call(activities.getActivity, { activityId })).data).toMatchObject({
    ...{ title: '8 Columns', version: 3 },
  });
});

test('an activity in a course can have a link to a video only on allowed hosts', async () => {
  const { admin } = await openClinic();
  const link = (url: string) => ({ video: { type: 'link', url } as const });
  const { courseId } = await makeActivity(admin, link('https://www.youtube.com/watch?v=abc'));
  for (const url of [
    'http://youtu.be/a',
    'https://youtube.com.evil.example/a',
    'javascript:alert(1)',
    ['https://a', 'b@youtu.be/x'].join(':'),
  ])
    expect(
      await admin.expectError(activities.createActivity, {
        ...activityFields(link(url)),
        courseId,
        parentId: null,
      }),
    ).toMatchObject({ code: 'request.invalid', fields: { 'video.url': 'validation.video_address' } });
});

testInTurn('two concurrent series of changes to a course of 500 activities are all stored', async () => {
  const { admin, slug } = await openClinic();
  const course = await makeLargeCourse(admin, slug, 500);
  const read = async () => (await admin.call(courseContent.getCourseContent, course)).data;
  const activities = (await read()).parts.filter(({ type }) => type === 'activity');
  const movedBy = (author: number) => activities.filter((_, index) => index % 40 === author).slice(0, 12);
  let conflicts = 0;
  const change = async (author: number) => {
    for (const { id, title } of movedBy(author)) {
      for (let isDone = false; !isDone; ) {
        const { treeVersion } = await read();
        const body = JSON.stringify({ treeVersion, changes: [{ id, parentId: null, title }] });
        const { status, text } = await admin.send('PUT', `courses/${course.courseId}/content`, { body });
        expect([200, 409], text).toContain(status);
        isDone = status === 200;
        conflicts += Number(!isDone);
      }
    }
  };
  await Promise.all([change(0), change(1)]);
  const after = await read();
  expect(after.parts).toHaveLength(501);
  for (const { id, title } of [...movedBy(0), ...movedBy(1)])
    expect(after.parts.find(part => part.id === id)).toMatchObject({ title, parentId: null });
  expect(conflicts).toBeGreaterThan(0);
});

async function makeLargeCourse(admin: Principal, slug: string, count: number): Promise<{ courseId: string }> {
  const { courseId, parts } = await makeContent(admin);
  const { table } = await openRawTable();
  const { title: __, activityKind, icon, minutes, addToCalendar } = activityFields();
  const head = { activityKind, icon, minutes, addToCalendar, hasVideo: false };
  const writes = Array.from({ length: count }, (_, index) => {
    const id = newChildId('activity', courseId, Date.now() + index);
    const place = { parentId: parts[0]?.id, title: `${index + 1} Activity` };
    const updatedAt = new Date().toISOString();
    return {
      put: { ...coursePartKey(slug, courseId, id), type: 'activity', id, ...place, ...head, updatedAt },
      replaces: true as const,
    };
  });
  for (let start = 0; start < writes.length; start += 100)
    await table.transact(writes.slice(start, start + 100));
  return { courseId };
}
