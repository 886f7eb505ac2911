import type { SubscriptionRecord } from '../../../../shared/features/courses/subscriptions/record.ts';
import { expirationWrite } from '../../../platform/events/expiration-write.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { subscriberKey } from '../subscription-keys.ts';

/** Writes that update the subscriber in the list of the author's organisation when the last day changes. */
export function subscriberWrites(
  subscriber: string,
  before: SubscriptionRecord,
  after: SubscriptionRecord,
): Write[] {
  if (before.until === after.until) return [];
  const author = before.course.organization.id;
  const keyOf = (until: string) => subscriberKey(author, before.courseId, until, subscriber);
  return [
    ...(before.until === null ? [] : [{ delete: keyOf(before.until) }]),
    ...(after.until === null ? [] : [expirationWrite(keyOf(after.until), after.until)]),
  ];
}
