import { ListedCourse } from '../../../shared/features/courses/listed-courses/schema.ts';

export const schema = ListedCourse;
