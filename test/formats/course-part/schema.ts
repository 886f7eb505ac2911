import { CoursePart } from '../../../shared/features/courses/course-content/schema.ts';

export const schema = CoursePart;
