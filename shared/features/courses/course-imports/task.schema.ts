import * as z from 'zod';
import { CourseId } from '../courses/schema.ts';

/** Input of the job that creates a course from the folders and activities that the client sent. */
export const CourseImportTask = z.object({ kind: z.literal('courseImport'), courseId: CourseId });
export type CourseImportTask = z.output<typeof CourseImportTask>;
