import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { cancelSubscriptionHandler } from './cancel-subscription.ts';
import { listSubscriptionsHandler } from './list-subscriptions.ts';
import { requestSubscriptionHandler } from './request-subscription.ts';

const { listSubscriptions, requestSubscription, cancelSubscription } = subscriptions;

export const endpoints = { listSubscriptions, requestSubscription, cancelSubscription };

export const handlers: Handlers<typeof endpoints> = {
  listSubscriptions: listSubscriptionsHandler,
  requestSubscription: requestSubscriptionHandler,
  cancelSubscription: cancelSubscriptionHandler,
};
