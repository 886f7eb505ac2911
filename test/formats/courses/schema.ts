import { StoredCourse } from '../../../shared/features/courses/courses/schema.ts';

export const schema = StoredCourse;
