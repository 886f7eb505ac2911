import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { StartedJob } from '../../operations/jobs/schema.ts';
import { maxParts } from '../course-content/schema.ts';
import { CourseFields, CourseId } from '../courses/schema.ts';
import { type CourseImportRecord, ImportedPart, maxPartsPerCall, OutlinePart } from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    courseImport: CourseImportRecord;
  }
}

const needs = 'course:create';
const module = 'developer';
const records = { courseImport: 'courseId' } as const;

export const courseImports = {
  createCourseImport: endpoint({
    method: 'POST',
    path: 'course-imports',
    summary: 'Starts an import of a course with the tree of its folders and activities',
    needs,
    module,
    errors: ['course.too-many', 'course.misplaced'],
    status: 201,
    input: z.strictObject({ course: CourseFields, outline: z.array(OutlinePart).max(maxParts) }),
    output: z.object({ courseId: CourseId }),
  }),
  addCourseImportParts: endpoint({
    method: 'PUT',
    path: 'course-imports/{courseId}/parts',
    summary: 'Sends some folders and activities of the course; a part that is sent twice is stored once',
    needs,
    module,
    records,
    errors: ['import.wrong-phase'],
    input: z.strictObject({
      courseId: CourseId,
      parts: z
        .array(ImportedPart)
        .min(1)
        .max(maxPartsPerCall)
        .refine(parts => new Set(parts.map(({ number }) => number)).size === parts.length, {
          error: 'validation.invalid',
        }),
    }),
    output: z.object({ added: z.int() }),
  }),
  startCourseImport: endpoint({
    method: 'POST',
    path: 'course-imports/{courseId}/start',
    summary:
      'Starts the job that checks everything sent and creates the course, or nothing if there is an error',
    needs,
    module,
    records,
    errors: ['import.wrong-phase'],
    input: z.strictObject({ courseId: CourseId }),
    output: StartedJob,
  }),
};
