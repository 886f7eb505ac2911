import { AppError } from '../../../../shared/core/errors.ts';
import { mayChangeCourse } from '../../../../shared/features/courses/courses/course-rules.ts';
import type { StoredCourse } from '../../../../shared/features/courses/courses/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';

type Actor = Pick<OrganizationContext, 'actor'>;

/** @throws course.not-own */
export function requireOwnCourse(course: StoredCourse, { actor }: Actor): StoredCourse {
  if (!mayChangeCourse(course, actor)) throw new AppError('course.not-own');
  return course;
}

/** Checks that the course can be changed now. @throws course.not-own, course.archived, course.publishing */
export function requireChangeableCourse(course: StoredCourse, context: Actor): StoredCourse {
  requireOwnCourse(course, context);
  if (course.archivedAt !== null) throw new AppError('course.archived');
  if (course.publishing !== null) throw new AppError('course.publishing');
  return course;
}
