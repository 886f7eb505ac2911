import { AppError } from '../../../../shared/core/errors.ts';
import type { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import { presentSubscription } from '../../../../shared/features/courses/subscriptions/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { SubscriptionsStore } from './subscriptions-store.ts';

/**
 * Cancels an open request; a request that was answered cannot be cancelled. Cancelling a request for more
 * time keeps the existing access.
 */
export const cancelSubscription: Handler<typeof subscriptions.cancelSubscription> = async (
  _,
  { actor, organization, records: { subscription }, openStore, now },
) => {
  if (subscription === null) throw new AppError('record.missing');
  const { status, request } = subscription;
  if (actor.role !== 'admin' && request.by.id !== actor.id) throw new AppError('subscription.not-own');
  const today = todayIn(organization.timeZone, now());
  const store = openStore(SubscriptionsStore);
  if (status === 'cancelled') return presentSubscription(subscription, today);
  if (status !== 'pending') throw new AppError('subscription.decided');
  return store.cancel(subscription, today);
};
