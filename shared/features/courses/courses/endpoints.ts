import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Line, page, Version } from '../../../core/fields.ts';
import { Course, CourseFields, CourseId, CourseRow, type StoredCourse } from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    course: StoredCourse;
  }
}

const CoursePath = z.strictObject({ courseId: CourseId });
const records = { course: 'courseId' } as const;

export const courses = {
  searchCourses: endpoint({
    method: 'POST',
    path: 'courses/search',
    summary: 'Courses written by the organisation, last changed first, by part of title or author',
    needs: 'course:read',
    module: 'developer',
    readEvent: 'courses.listed',
    effect: 'read',
    input: z.strictObject({ text: Line.default('') }),
    output: page(CourseRow),
  }),
  getCourse: endpoint({
    method: 'GET',
    path: 'courses/{courseId}',
    summary: 'Returns one course with all that its authors see',
    needs: 'course:read',
    module: 'developer',
    readEvent: 'course.read',
    records,
    input: CoursePath,
    output: Course,
  }),
  createCourse: endpoint({
    method: 'POST',
    path: 'courses',
    summary: 'Creates a course',
    needs: 'course:create',
    module: 'developer',
    errors: ['course.too-many'],
    status: 201,
    input: CourseFields,
    output: Course,
  }),
  changeCourse: endpoint({
    method: 'PUT',
    path: 'courses/{courseId}',
    summary: 'Changes the details of a course, at the version that was read',
    needs: 'course:change',
    module: 'developer',
    records,
    errors: ['course.not-own', 'course.archived', 'course.publishing'],
    input: CourseFields.safeExtend({ courseId: CourseId, version: Version }),
    output: Course,
  }),
  archiveCourse: endpoint({
    method: 'PUT',
    path: 'courses/{courseId}/archive',
    summary: 'Archives a course or restores it from the archive; published versions stay in the library',
    needs: 'course:change',
    module: 'developer',
    records,
    errors: ['course.not-own', 'course.publishing'],
    input: z.strictObject({ courseId: CourseId, version: Version, isArchived: z.boolean() }),
    output: Course,
  }),
  removeCourse: endpoint({
    method: 'DELETE',
    path: 'courses/{courseId}',
    summary: 'Deletes a course that was never published, with its content',
    needs: 'course:remove',
    module: 'developer',
    records,
    errors: ['course.not-own', 'course.published', 'course.publishing'],
    input: CoursePath,
    output: z.object({ removed: z.literal(true) }),
  }),
};
