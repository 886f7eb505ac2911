import { StoredCourse } from '../../../../shared/features/courses/courses/schema.ts';
import type { OpenOwnedRecords } from '../../../composition/job-step.ts';
import { transferredRecords } from '../../../platform/storage/transferred-records.ts';
import { courseKey, coursesOf } from '../course-keys.ts';

/**
 * Courses of a departing author, including archived ones. They are transferred to a new owner, because only
 * the author and admins can change a course.
 */
export const openOwnedCourses: OpenOwnedRecords = async (table, organization, origin) =>
  transferredRecords(
    {
      listOwned: async member => {
        const items = await table.queryAll(coursesOf(organization));
        return items.map(item => StoredCourse.parse(item)).filter(({ author }) => author.id === member);
      },
      changesOf: ({ id }, { to, updatedAt }) => [
        { key: courseKey(organization, id), set: { author: to, updatedAt } },
      ],
      eventType: () => 'course.transferred',
    },
    origin,
  );
