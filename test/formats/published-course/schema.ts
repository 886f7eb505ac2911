import { PublishedCourse } from '../../../shared/features/courses/published-courses/schema.ts';

export const schema = PublishedCourse;
