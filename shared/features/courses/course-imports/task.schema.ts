import * as z from 'zod';
import { CourseId } from '../courses/schema.ts';

/** Input of a job that makes a course of what was sent. */
export const CourseImportTask = z.object({ kind: z.literal('courseImport'), courseId: CourseId });
export type CourseImportTask = z.output<typeof CourseImportTask>;
