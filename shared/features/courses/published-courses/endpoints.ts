import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { FileId } from '../../../core/ids.ts';
import { ActivityLink } from '../activities/schema.ts';
import { CourseId } from '../courses/schema.ts';
import { PublishedActivityId } from './schema.ts';
import { LibraryCoursePage, PublishedActivity } from './view.ts';

const activityId = { publishedActivityId: PublishedActivityId };

export const publishedCourses = {
  getPublishedCourse: endpoint({
    method: 'GET',
    path: 'library/courses/{courseId}',
    summary: 'The current version of a course as everybody may see it: titles without content',
    needs: 'library:read',
    records: { publishedCourse: 'courseId', subscription: 'courseId' },
    input: z.strictObject({ courseId: CourseId }),
    output: LibraryCoursePage,
  }),
  getPublishedActivity: endpoint({
    method: 'GET',
    path: 'library/activities/{publishedActivityId}',
    summary: 'A published activity: complete for subscribers, only the title for others',
    needs: 'library:read',
    input: z.strictObject(activityId),
    output: PublishedActivity,
  }),
  getPublishedFile: endpoint({
    method: 'GET',
    path: 'library/activities/{publishedActivityId}/files/{fileId}',
    summary: 'A link to a file of a published activity; only while the course may be read',
    needs: 'library:read',
    input: z.strictObject({ ...activityId, fileId: FileId }),
    output: ActivityLink,
  }),
};
