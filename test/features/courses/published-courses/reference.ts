import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import { publishedActivityId } from '../../../../shared/features/courses/published-courses/schema.ts';
import { letters, malformedFileIds, type ReferenceSample } from '../../../support/reference-sample.ts';
import { makePublishedCourse } from './make-published-course.ts';
import { publishActivity } from './samples.ts';

/**
 * IDs of published activities that the caller cannot access, such as one of a course that is no longer
 * offered.
 */
export const publishedActivityReference: ReferenceSample = {
  foreign: async ({ slug }) => {
    const { activityIds } = await makePublishedCourse(slug, { state: 'taken-down' });
    return publishedActivityId(String(activityIds[0]), 1);
  },
  hidden: async () => undefined,
  missing: () => publishedActivityId(newChildId('activity', newId('course', Date.now()), Date.now()), 1),
  otherKind: () => newId('class', Date.now()),
  malformed: ['pact', 'pact_', `pact_${letters}`, 'null', '..%2f..'],
};

/**
 * IDs of files in published courses that the caller cannot access, such as a file requested with the wrong
 * activity.
 */
export const libraryFileReference: ReferenceSample = {
  foreign: async ({ admin }) => (await publishActivity(admin)).fileId,
  hidden: async () => undefined,
  missing: () => newId('file', Date.now()),
  malformed: malformedFileIds,
};
