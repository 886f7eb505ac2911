import { AppError } from '../../../../shared/core/errors.ts';
import { listedCourses } from '../../../../shared/features/courses/listed-courses/endpoints.ts';
import type { ListedCourse } from '../../../../shared/features/courses/listed-courses/schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { AccountContext, AccountHandlers } from '../../../composition/context.ts';
import { deciderOf } from '../subscriptions/decider-of.ts';
import { searchListedCoursesHandler } from './search-listed-courses.ts';

export const endpoints = listedCourses;

type About = Pick<AccountContext, 'allSubscriptions'> & { records: { organization: OrganizationRecord } };

/**
 * As whoever decides has seen it. A repeated call finds it changed by the first one, which only its transaction can
 * tell. @throws record.missing
 */
async function courseAt(
  { allSubscriptions, records: { organization } }: About,
  { courseId, version }: { courseId: string; version: number },
): Promise<ListedCourse> {
  const course = await allSubscriptions.courses.get(courseId);
  if (course?.organization.id !== organization.slug) throw new AppError('record.missing');
  return { ...course, version };
}

export const handlers: AccountHandlers<typeof listedCourses> = {
  searchListedCourses: searchListedCoursesHandler,
  takeDownCourse: async ({ reason, ...input }, context) =>
    context.allSubscriptions.courses.takeDown(
      await courseAt(context, input),
      reason,
      await deciderOf(context),
    ),
  reinstateCourse: async (input, context) =>
    context.allSubscriptions.courses.reinstate(await courseAt(context, input)),
};
