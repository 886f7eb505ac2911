import { subscriptions } from '../../../shared/features/courses/subscriptions/endpoints.ts';
import { publishCourse } from '../../features/courses/publications/samples.ts';
import { plusDays } from '../local-days.ts';
import { isOneOf, pick, type Stage, today, whoMay } from '../stage.ts';

/**
 * Lengths of a subscription in days. Some are shorter than the time until the next request, so that some
 * subscriptions expire.
 */
const subscribedDays = [40, 120] as const;

/** The school requests a library course of the clinic, and the platform grants the course for some time. */
export async function subscribeCourse(stage: Stage): Promise<void> {
  const { calls, clinic, school, model, superadmin } = stage;
  const day = today(stage, school);
  const known = [...model.subscriptions].flatMap(([id, last]) => (last < day ? [id] : []));
  const isNew = known.length === 0 || isOneOf(stage, 3);
  const courseId = isNew ? (await publishCourse(calls.of(clinic.clinic.admin))).id : pick(stage, known);
  const { caller } = pick(stage, whoMay(school, 'admin', 'all'));
  const message = `For class ${stage.next('subscription')}`;
  const { data } = await caller.call(subscriptions.requestSubscription, { courseId, message });
  const until = plusDays(day, pick(stage, subscribedDays));
  await calls.of(superadmin).call(subscriptions.grantSubscription, {
    ...{ organizationId: school.slug, courseId, version: data.version, until },
  });
  model.subscriptions.set(courseId, until);
}
