import { publishedCourseKey } from '../../../../functions/features/courses/published-course-keys.ts';
import { versionWrites } from '../../../../functions/features/courses/published-courses/version-writes.ts';
import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import type { PublishedCourse } from '../../../../shared/features/courses/published-courses/schema.ts';
import { openRawTable } from '../../../support/raw-table.ts';

/** Writes a published course of an organisation into the library: a folder with activities. */
export async function makePublishedCourse(
  organization: string,
  changes: Partial<PublishedCourse> = {},
): Promise<PublishedCourse & { activityIds: string[] }> {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const id = changes.id ?? newId('course', now);
  const course: PublishedCourse = {
    id,
    organization,
    organizationName: `Clinic ${organization}`,
    courseVersion: 1,
    state: 'published',
    title: 'Eyes along the line',
    shortDescription: 'Jumps and pursuits for children who lose their place',
    goals: ['Reads a line without a finger'],
    languages: ['en'],
    ageFrom: 6,
    ageTo: 9,
    cover: null,
    activities: 2,
    firstPublishedAt: at,
    publishedAt: at,
    stateAt: at,
    takeDown: null,
    ...changes,
  };
  const { table } = await openRawTable();
  const folder = newChildId('folder', id, now);
  const activities = Array.from({ length: course.activities }, (_, index) => ({
    id: newChildId('activity', id, now + index),
    title: `${index + 1} Activity`,
  }));
  const writes = versionWrites({
    text: { courseId: id, courseVersion: course.courseVersion, description: null, note: '', changes: null },
    parts: [
      { type: 'folder', id: folder, parentId: null, title: '1 Getting ready' },
      ...activities.map(activity => ({
        ...activity,
        type: 'activity' as const,
        parentId: folder,
        activityKind: 'ready' as const,
        icon: null,
        minutes: 20,
        addToCalendar: true,
        hasVideo: false,
      })),
    ],
    bodies: activities.map(activity => ({
      id: activity.id,
      description: 'Sit, light and distance',
      objectives: ['Follows a slow target'],
      plan: null,
      video: null,
      attachments: [],
      email: null,
      material: '',
      ageFrom: null,
      ageTo: null,
      tags: [],
    })),
  });
  for (let start = 0; start < writes.length; start += 100)
    await table.transact(writes.slice(start, start + 100));
  await table.transact([
    { put: { ...publishedCourseKey(id), kind: 'published-course', ...course }, replaces: true },
  ]);
  return { ...course, activityIds: activities.map(({ id }) => id) };
}
