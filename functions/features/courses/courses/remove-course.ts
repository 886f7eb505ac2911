import { AppError } from '../../../../shared/core/errors.ts';
import type { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { CoursesStore } from './courses-store.ts';
import { coverWrites } from './cover-writes.ts';
import { requireOwnCourse } from './require-course.ts';

export const removeCourse: Handler<typeof courses.removeCourse> = async (_, context) => {
  const { files, openStore, records } = context;
  const before = requireOwnCourse(records.course, context);
  if (before.publishing !== null) throw new AppError('course.publishing');
  if (before.publication !== null) throw new AppError('course.published');
  return openStore(CoursesStore).remove(before, coverWrites(files, before.cover, null));
};
