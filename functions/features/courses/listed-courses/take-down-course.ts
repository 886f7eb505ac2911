import { AppError } from '../../../../shared/core/errors.ts';
import type { listedCourses } from '../../../../shared/features/courses/listed-courses/endpoints.ts';
import type { ListedCourse } from '../../../../shared/features/courses/listed-courses/schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { AccountContext, AccountHandler } from '../../../composition/context.ts';
import { deciderOf } from '../subscriptions/decider-of.ts';

type About = Pick<AccountContext, 'allSubscriptions'> & { records: { organization: OrganizationRecord } };

/**
 * The course with the version that the platform administrator saw. An outdated version is not rejected here,
 * because a retried request must reach the transaction, which replays the stored response.
 * @throws record.missing
 */
async function courseAt(
  { allSubscriptions, records: { organization } }: About,
  { courseId, version }: { courseId: string; version: number },
): Promise<ListedCourse> {
  const course = await allSubscriptions.courses.get(courseId);
  if (course?.organization.id !== organization.slug) throw new AppError('record.missing');
  return { ...course, version };
}

export const takeDownCourse: AccountHandler<typeof listedCourses.takeDownCourse> = async (
  { reason, ...input },
  context,
) =>
  context.allSubscriptions.courses.takeDown(await courseAt(context, input), reason, await deciderOf(context));

export const reinstateCourse: AccountHandler<typeof listedCourses.reinstateCourse> = async (input, context) =>
  context.allSubscriptions.courses.reinstate(await courseAt(context, input));
