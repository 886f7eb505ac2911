import { courseIdFromChildId, Id } from '../../../shared/core/ids.ts';
import { type RecordTypes, recordOf } from '../../platform/http/record-types.ts';
import { courseImportKey } from './course-import-keys.ts';
import { activityKey, courseKey } from './course-keys.ts';

const ActivityId = Id('activity');

const courseOf = (id: unknown): string | undefined =>
  ActivityId.safeParse(id).success ? courseIdFromChildId(String(id)) : undefined;

export const courseRecords: RecordTypes<'activity' | 'course' | 'courseImport'> = {
  course: recordOf(
    'course',
    courseKey,
    async () => (await import('../../../shared/features/courses/courses/schema.ts')).StoredCourse,
  ),
  activity: {
    key: (organization, id) => {
      const courseId = courseOf(id);
      return organization !== null && courseId ? activityKey(organization, courseId, String(id)) : undefined;
    },
    schema: async () =>
      (await import('../../../shared/features/courses/activities/schema.ts')).StoredActivity,
    isVisible: () => true,
    parent: { type: 'course', idOf: courseOf },
  },
  courseImport: recordOf(
    'course',
    courseImportKey,
    async () =>
      (await import('../../../shared/features/courses/course-imports/schema.ts')).CourseImportRecord,
    ({ startedBy }, person) => startedBy === person,
  ),
};
