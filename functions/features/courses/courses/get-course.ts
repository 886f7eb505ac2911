import type { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { showCourse } from './show-course.ts';

export const getCourse: Handler<typeof courses.getCourse> = async (_, context) =>
  showCourse(context)(context.records.course);
