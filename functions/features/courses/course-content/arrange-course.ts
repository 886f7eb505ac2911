import type { courseContent } from '../../../../shared/features/courses/course-content/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { requireChangeableCourse } from '../courses/require-course.ts';
import { CourseContentStore } from './course-content-store.ts';

export const addFolder: Handler<typeof courseContent.addFolder> = async (
  { treeVersion, parentId, title },
  context,
) => {
  const course = requireChangeableCourse(context.records.course, context);
  return context.openStore(CourseContentStore).addFolder(course, treeVersion, { parentId, title });
};

export const arrangeCourse: Handler<typeof courseContent.arrangeCourse> = async (
  { treeVersion, changes },
  context,
) => {
  const course = requireChangeableCourse(context.records.course, context);
  return context.openStore(CourseContentStore).arrange(course, treeVersion, changes);
};

export const removeCoursePart: Handler<typeof courseContent.removeCoursePart> = async (
  { treeVersion, partId },
  context,
) => {
  const course = requireChangeableCourse(context.records.course, context);
  return context.openStore(CourseContentStore).remove(course, treeVersion, partId);
};
