import { keyOf, type RecordTypes, recordOf } from '../../platform/http/record-types.ts';
import { publishedCourseKey } from './published-course-keys.ts';
import { subscriptionKey } from './subscription-keys.ts';

/** Loads a library course in any state, and the organisation's subscription to it. */
export const libraryRecords: RecordTypes<'publishedCourse' | 'subscription'> = {
  publishedCourse: recordOf(
    'course',
    (_, id) => publishedCourseKey(id),
    async () =>
      (await import('../../../shared/features/courses/published-courses/schema.ts')).PublishedCourse,
  ),
  subscription: {
    key: keyOf('course', subscriptionKey),
    schema: async () =>
      (await import('../../../shared/features/courses/subscriptions/record.ts')).SubscriptionRecord,
    isVisible: () => true,
    defaultValue: null,
  },
};
