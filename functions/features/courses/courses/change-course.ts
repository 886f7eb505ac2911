import type { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { CoursesStore } from './courses-store.ts';
import { coverWrites } from './cover-writes.ts';
import { requireChangeableCourse } from './require-course.ts';
import { showCourse } from './show-course.ts';

export const changeCourse: Handler<typeof courses.changeCourse> = async (
  { courseId: _, version: __, ...fields },
  context,
) => {
  const { files, openStore, records } = context;
  const before = requireChangeableCourse(records.course, context);
  const cover = coverWrites(files, before.cover, fields.cover);
  return openStore(CoursesStore).change(before, fields, cover, showCourse(context));
};
