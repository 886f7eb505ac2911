import { CourseImportPart } from '../../../shared/features/courses/course-imports/schema.ts';

export const schema = CourseImportPart;
