import type { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import { CoursesStore } from './courses-store.ts';
import { coverWrites } from './cover-writes.ts';
import { showCourse } from './show-course.ts';

export const createCourse: Handler<typeof courses.createCourse> = async (fields, context) => {
  const { actor, files, openStore } = context;
  const author = personOf(actor);
  const cover = coverWrites(files, null, fields.cover);
  return openStore(CoursesStore).create(fields, author, cover, showCourse(context));
};
