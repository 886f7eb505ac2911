import { AppError } from '../../../../shared/core/errors.ts';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import { EnteredFields } from '../../../../shared/features/courses/own-activities/schema.ts';
import type { PublishedCourse } from '../../../../shared/features/courses/published-courses/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { readPublishedActivity } from '../published-courses/read-published-activity.ts';

export interface Original {
  course: PublishedCourse;
  courseVersion: number;
  activityId: string;
  fields: ActivityFields;
}

/** @param id of the published activity @throws record.missing, subscription.needed */
export async function readOriginal(context: OrganizationContext, id: string): Promise<Original> {
  const { course, courseVersion, head, body } = await readPublishedActivity(context, id);
  if (!body) throw new AppError('subscription.needed');
  return { course, courseVersion, activityId: head.id, fields: EnteredFields.parse({ ...body, ...head }) };
}
