import { courseContent } from '../../../../shared/features/courses/course-content/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { requireChangeableCourse } from '../courses/require-course.ts';
import { copyCoursePartHandler } from './copy-course-part.ts';
import { CourseContentStore } from './course-content-store.ts';

export const endpoints = courseContent;

export const handlers: Handlers<typeof courseContent> = {
  getCourseContent: async (_, { records: { course }, openStore }) => ({
    courseId: course.id,
    treeVersion: course.treeVersion,
    parts: await openStore(CourseContentStore).list(course),
  }),
  addFolder: async ({ treeVersion, parentId, title }, context) => {
    const course = requireChangeableCourse(context.records.course, context);
    return context.openStore(CourseContentStore).addFolder(course, treeVersion, { parentId, title });
  },
  arrangeCourse: async ({ treeVersion, changes }, context) => {
    const course = requireChangeableCourse(context.records.course, context);
    return context.openStore(CourseContentStore).arrange(course, treeVersion, changes);
  },
  copyCoursePart: copyCoursePartHandler,
  removeCoursePart: async ({ treeVersion, partId }, context) => {
    const course = requireChangeableCourse(context.records.course, context);
    return context.openStore(CourseContentStore).remove(course, treeVersion, partId);
  },
};
