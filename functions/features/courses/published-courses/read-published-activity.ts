import { AppError } from '../../../../shared/core/errors.ts';
import { courseIdFromChildId } from '../../../../shared/core/ids.ts';
import type {
  PublishedActivityHead,
  PublishedBody,
  PublishedCourse,
} from '../../../../shared/features/courses/published-courses/schema.ts';
import type { SubscriptionRecord } from '../../../../shared/features/courses/subscriptions/record.ts';
import { mayFindCourse, mayReadContent } from '../../../../shared/features/courses/subscriptions/rules.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { SubscriptionsStore } from '../subscriptions/subscriptions-store.ts';
import { PublishedCoursesStore } from './published-courses-store.ts';

type Reading = Pick<OrganizationContext, 'openStore' | 'organization' | 'now'>;

export interface FoundActivity {
  course: PublishedCourse;
  /** The course version that the activity's id names; not necessarily the current one. */
  courseVersion: number;
  subscription: SubscriptionRecord | null;
  head: PublishedActivityHead;
  /** The contents; null if the organisation has no access to them. */
  body: PublishedBody | null;
}

/**
 * Reads a published activity, limited to what the organisation may see: with access to the course, all
 * contents in any version; otherwise only the title in the current version.
 * @param id of the published activity
 * @throws record.missing
 */
export async function readPublishedActivity(
  { openStore, organization, now }: Reading,
  id: string,
): Promise<FoundActivity> {
  const [found, stored] = await Promise.all([
    openStore(PublishedCoursesStore).activity(id),
    openStore(SubscriptionsStore).get(courseIdFromChildId(id)),
  ]);
  const subscription = stored ?? null;
  const today = todayIn(organization.timeZone, now());
  const reader = { organization: organization.slug, subscription, today };
  if (!found || !mayFindCourse(found.course, reader)) throw new AppError('record.missing');
  const { course, courseVersion, head, body } = found;
  const mayRead = mayReadContent(course, reader);
  if (!mayRead && courseVersion !== course.courseVersion) throw new AppError('record.missing');
  return { course, courseVersion, subscription, head, body: mayRead ? body : null };
}
