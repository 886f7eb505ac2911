import type { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { CoursesStore } from './courses-store.ts';
import { requireOwnCourse } from './require-course.ts';
import { showCourse } from './show-course.ts';

export const archiveCourse: Handler<typeof courses.archiveCourse> = async ({ isArchived }, context) => {
  const before = requireOwnCourse(context.records.course, context);
  return context.openStore(CoursesStore).archive(before, isArchived, showCourse(context));
};
