import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import { letters, type ReferenceSample } from '../../../support/reference-sample.ts';
import { makePublishedCourse } from '../published-courses/make-published-course.ts';

const missing = () => newId('course', Date.now());
const otherKind = () => newId('class', Date.now());
const malformed = ['crs', 'crs_', `CRS_${letters}`, `crs_${letters}0`, 'null'];

/** IDs of library courses that the caller cannot access, such as one that is no longer offered. */
export const libraryCourseReference: ReferenceSample = {
  foreign: async ({ slug }) => (await makePublishedCourse(slug, { state: 'taken-down' })).id,
  hidden: async () => undefined,
  missing,
  otherKind,
  malformed,
};

/**
 * IDs of courses to which the caller's organisation has no subscription, such as one that only another
 * organisation has requested.
 */
export const subscriptionReference: ReferenceSample = {
  foreign: async ({ admin }) => {
    const { id: courseId } = await makePublishedCourse('library-author');
    await admin.call(subscriptions.requestSubscription, { courseId });
    return courseId;
  },
  hidden: async () => undefined,
  missing,
  otherKind,
  malformed,
};
