import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Text, Version } from '../../../core/fields.ts';
import { Course, CourseId } from '../courses/schema.ts';
import { CourseChanges } from './schema.ts';

const records = { course: 'courseId' } as const;

export const publications = {
  getCourseChanges: endpoint({
    method: 'GET',
    path: 'courses/{courseId}/changes',
    summary: 'What a course lacks before it can be published, and the changes since its current version',
    needs: 'course:read',
    module: 'developer',
    records,
    input: z.strictObject({ courseId: CourseId }),
    output: CourseChanges,
  }),
  publishCourse: endpoint({
    method: 'POST',
    path: 'courses/{courseId}/publications',
    summary:
      'Publishes the next version of a course; it appears in the library a moment later and never changes',
    needs: 'course:change',
    module: 'developer',
    records,
    errors: ['course.not-own', 'course.archived', 'course.incomplete', 'version.conflict'],
    status: 201,
    input: z.strictObject({
      courseId: CourseId,
      version: Version,
      treeVersion: Version,
      note: Text.default(''),
    }),
    output: Course,
  }),
  withdrawCourse: endpoint({
    method: 'POST',
    path: 'courses/{courseId}/withdrawal',
    summary: 'Withdraws a course: it is no longer offered, and subscribers keep it until they expire',
    needs: 'course:change',
    module: 'developer',
    records,
    errors: ['course.not-own', 'course.publishing', 'course.unpublished', 'version.conflict'],
    input: z.strictObject({ courseId: CourseId, version: Version }),
    output: Course,
  }),
  offerCourseAgain: endpoint({
    method: 'POST',
    path: 'courses/{courseId}/offer',
    summary: 'Undoes a withdrawal: the version in the library is offered again',
    needs: 'course:change',
    module: 'developer',
    records,
    errors: [
      'course.not-own',
      'course.archived',
      'course.publishing',
      'course.unpublished',
      'version.conflict',
    ],
    input: z.strictObject({ courseId: CourseId, version: Version }),
    output: Course,
  }),
};
