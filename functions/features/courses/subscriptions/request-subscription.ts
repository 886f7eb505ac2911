import { AppError } from '../../../../shared/core/errors.ts';
import type { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import { mayRequest } from '../../../../shared/features/courses/subscriptions/rules.ts';
import { presentSubscription } from '../../../../shared/features/courses/subscriptions/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { SubscriptionsStore } from './subscriptions-store.ts';

/** The request is open until a platform administrator answers or somebody cancels it. */
export const requestSubscription: Handler<typeof subscriptions.requestSubscription> = async (
  { message },
  { actor, organization, records: { publishedCourse, subscription }, openStore, now },
) => {
  const today = todayIn(organization.timeZone, now());
  const store = openStore(SubscriptionsStore);
  if (subscription?.status === 'pending') return presentSubscription(subscription, today);
  if (publishedCourse.organization === organization.slug || !mayRequest(subscription, today))
    throw new AppError('subscription.not-needed');
  if (publishedCourse.state === 'taken-down') throw new AppError('record.missing');
  if (publishedCourse.state !== 'published') throw new AppError('course.not-offered');
  const request = { message: message || null, today };
  return store.request(publishedCourse, subscription, actor, request);
};
