import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { RequiredLine, Version } from '../../../core/fields.ts';
import { FolderId } from '../activities/schema.ts';
import { CourseId } from '../courses/schema.ts';
import { Arrangement, CourseContent, maxArranged, PartId } from './schema.ts';

const records = { course: 'courseId' } as const;
const errors = ['course.not-own', 'course.archived', 'course.publishing', 'version.conflict'] as const;
/** The course, and the version of its tree that the caller has read. */
const at = { courseId: CourseId, treeVersion: Version };

export const courseContent = {
  getCourseContent: endpoint({
    method: 'GET',
    path: 'courses/{courseId}/content',
    summary: 'The folders and activities of a course',
    needs: 'course:read',
    module: 'developer',
    readEvent: 'course.read',
    records,
    input: z.strictObject({ courseId: CourseId }),
    output: CourseContent,
  }),
  addFolder: endpoint({
    method: 'POST',
    path: 'courses/{courseId}/folders',
    summary: 'Adds a folder to a course',
    needs: 'course:change',
    module: 'developer',
    records,
    errors: [...errors, 'course.too-large', 'course.misplaced'],
    status: 201,
    input: z.strictObject({ ...at, parentId: FolderId.nullable(), title: RequiredLine }),
    output: CourseContent,
  }),
  arrangeCourse: endpoint({
    method: 'PUT',
    path: 'courses/{courseId}/content',
    summary:
      'Moves and renames folders and activities; if the tree has changed meanwhile, the current one is returned instead',
    needs: 'course:change',
    module: 'developer',
    records,
    errors: [...errors, 'course.misplaced'],
    input: z.strictObject({ ...at, changes: z.array(Arrangement).min(1).max(maxArranged) }),
    output: CourseContent,
  }),
  copyCoursePart: endpoint({
    method: 'POST',
    path: 'courses/{courseId}/content/copies',
    summary:
      'Copies an activity, or a folder with its content, from this or another course of the organisation, including files',
    needs: 'course:change',
    module: 'developer',
    records,
    errors: [...errors, 'course.too-large', 'course.misplaced', 'course.copy-too-large', 'record.missing'],
    status: 201,
    input: z.strictObject({ ...at, sourceId: PartId, parentId: FolderId.nullable(), title: RequiredLine }),
    output: CourseContent,
  }),
  removeCoursePart: endpoint({
    method: 'POST',
    path: 'courses/{courseId}/content/removals',
    summary: 'Deletes an activity, or a folder with its content',
    needs: 'course:change',
    module: 'developer',
    records,
    errors,
    input: z.strictObject({ ...at, partId: PartId }),
    output: CourseContent,
  }),
};
