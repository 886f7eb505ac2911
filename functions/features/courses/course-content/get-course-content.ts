import type { courseContent } from '../../../../shared/features/courses/course-content/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { CourseContentStore } from './course-content-store.ts';

export const getCourseContent: Handler<typeof courseContent.getCourseContent> = async (
  _,
  { records: { course }, openStore },
) => ({
  courseId: course.id,
  treeVersion: course.treeVersion,
  parts: await openStore(CourseContentStore).list(course),
});
