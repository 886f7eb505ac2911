import { Id } from '../../../shared/core/ids.ts';
import type { RecordTypes } from '../../platform/http/record-types.ts';
import { publishedCourseKey } from './published-course-keys.ts';
import { subscriptionKey } from './subscription-keys.ts';

const CourseId = Id('course');

/** Loads a library course in any state, and the organisation's subscription to it. */
export const libraryRecords: RecordTypes<'publishedCourse' | 'subscription'> = {
  publishedCourse: {
    key: (organization, id) =>
      organization !== null && CourseId.safeParse(id).success ? publishedCourseKey(String(id)) : undefined,
    schema: async () =>
      (await import('../../../shared/features/courses/published-courses/schema.ts')).PublishedCourse,
    isVisible: () => true,
  },
  subscription: {
    key: (organization, id) =>
      organization !== null && CourseId.safeParse(id).success
        ? subscriptionKey(organization, String(id))
        : undefined,
    schema: async () =>
      (await import('../../../shared/features/courses/subscriptions/record.ts')).SubscriptionRecord,
    isVisible: () => true,
    defaultValue: null,
  },
};
