import type { SubscriptionRecord } from '../../../../shared/features/courses/subscriptions/record.ts';
import type { IndexKeys } from '../../../platform/storage/key.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { subscriberIndex, subscriptionKey, subscriptionRequestIndex } from '../subscription-keys.ts';

export function subscriptionItem(organization: string, record: SubscriptionRecord): Item {
  const { courseId } = record;
  return {
    ...subscriptionKey(organization, courseId),
    ...requestIndex(organization, record),
    ...(record.until !== null && subscriberIndex(record.until, organization, courseId)),
    kind: 'subscription',
    row: { organization, courseId, title: record.course.title, person: record.request.by.fullName },
    ...record,
  };
}

function requestIndex(
  organization: string,
  { status, courseId, request, decision }: SubscriptionRecord,
): IndexKeys {
  if (status === 'pending') return subscriptionRequestIndex(status, request.at, organization, courseId);
  if ((status !== 'declined' && status !== 'withdrawn') || decision === null) return {};
  return subscriptionRequestIndex(status, decision.at, organization, courseId);
}
