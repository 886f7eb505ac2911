import { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { archiveCourseHandler } from './archive-course.ts';
import { changeCourseHandler } from './change-course.ts';
import { createCourseHandler } from './create-course.ts';
import { getCourseHandler } from './get-course.ts';
import { removeCourseHandler } from './remove-course.ts';
import { searchCoursesHandler } from './search-courses.ts';

export const endpoints = courses;

export const handlers: Handlers<typeof courses> = {
  searchCourses: searchCoursesHandler,
  getCourse: getCourseHandler,
  createCourse: createCourseHandler,
  changeCourse: changeCourseHandler,
  archiveCourse: archiveCourseHandler,
  removeCourse: removeCourseHandler,
};
