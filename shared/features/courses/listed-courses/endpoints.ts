import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, page, Slug, Text, Version } from '../../../core/fields.ts';
import { CourseId } from '../courses/schema.ts';
import { ListedCourse, ListedCourseRow } from './schema.ts';

const aboutCourse = { organizationId: Slug, courseId: CourseId, version: Version };
const records = { organization: 'organizationId' } as const;

export const listedCourses = {
  searchListedCourses: endpoint({
    method: 'POST',
    path: 'listed-courses/search',
    summary: 'Published courses of all organisations, last published first',
    lambda: 'account',
    needs: 'course:take-down',
    effect: 'read',
    input: z.strictObject({
      /** Search text: part of a course title or of an organisation’s name. */
      text: z.string().trim().max(100).default(''),
      cursor: Cursor.nullable().default(null),
    }),
    output: page(ListedCourseRow),
  }),
  takeDownCourse: endpoint({
    method: 'POST',
    path: 'organizations/{organizationId}/listed-courses/{courseId}/take-down',
    summary: 'Takes a published course down for everybody except its author’s organisation',
    lambda: 'account',
    needs: 'course:take-down',
    records,
    errors: ['version.conflict'],
    input: z.strictObject({ ...aboutCourse, reason: Text.min(1) }),
    output: ListedCourse,
  }),
  reinstateCourse: endpoint({
    method: 'POST',
    path: 'organizations/{organizationId}/listed-courses/{courseId}/reinstatement',
    summary: 'Undoes a take-down; the course gets the state that its author left it in',
    lambda: 'account',
    needs: 'course:take-down',
    records,
    errors: ['version.conflict'],
    input: z.strictObject(aboutCourse),
    output: ListedCourse,
  }),
};
