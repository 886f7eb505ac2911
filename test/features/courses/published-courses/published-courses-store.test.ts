import { expect, test } from 'vitest';
import { PublishedCoursesStore } from '../../../../functions/features/courses/published-courses/published-courses-store.ts';
import { publishedActivityId } from '../../../../shared/features/courses/published-courses/schema.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { makePublishedCourse } from './make-published-course.ts';

test('reading a published course returns its parts; the ID of a published activity contains the version', async () => {
  const store = new PublishedCoursesStore((await openRawTable()).table);
  const { activityIds: _, ...course } = await makePublishedCourse('somewhere', { courseVersion: 3 });
  expect(await store.get(course.id)).toEqual(course);
  expect(await store.list()).toContainEqual(course);
  const parts = await store.parts(course.id, 3);
  expect(parts.map(({ title }) => title).sort()).toEqual(['1 Activity', '1 Getting ready', '2 Activity']);
  const activity = parts.find(({ type }) => type === 'activity');
  const id = publishedActivityId(String(activity?.id), 3);
  expect(await store.activity(id)).toMatchObject({ course: { id: course.id }, head: { id: activity?.id } });
  expect(await store.activity(publishedActivityId(String(activity?.id), 2))).toBeUndefined();
});
