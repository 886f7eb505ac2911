import { CourseImportRecord } from '../../../shared/features/courses/course-imports/schema.ts';

export const schema = CourseImportRecord;
