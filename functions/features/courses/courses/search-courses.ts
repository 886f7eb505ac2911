import type { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage } from '../../../platform/http/pagination.ts';
import { CourseSubscribersStore } from '../subscriptions/course-subscribers-store.ts';
import { CoursesStore } from './courses-store.ts';
import { showCourse } from './show-course.ts';

export const searchCourses: Handler<typeof courses.searchCourses> = async ({ text }, context) => {
  const needle = text.toLocaleLowerCase();
  const found = (await context.openStore(CoursesStore).list())
    .filter(({ title, author }) => `${title}\n${author.fullName}`.toLocaleLowerCase().includes(needle))
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt) || other.id.localeCompare(one.id));
  const today = todayIn(context.organization.timeZone, context.now());
  const subscribers = await context.openStore(CourseSubscribersStore).list(today);
  const countOf = (id: string) => subscribers.filter(({ courseId }) => courseId === id).length;
  const shown = await Promise.all(found.map(showCourse(context)));
  const rows = shown.map(course => ({ ...course, subscribers: countOf(course.id) }));
  return cursorPage(rows, { page: 1, perPage: rows.length, next: null, total: rows.length });
};
