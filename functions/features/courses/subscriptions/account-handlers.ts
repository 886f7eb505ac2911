import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { closeSubscriptionHandler } from './close-subscription.ts';
import { grantSubscriptionHandler } from './grant-subscription.ts';
import { searchSubscriptionsHandler } from './search-subscriptions.ts';

const { searchSubscriptions, grantSubscription, closeSubscription } = subscriptions;

export const endpoints = { searchSubscriptions, grantSubscription, closeSubscription };

export const handlers: AccountHandlers<typeof endpoints> = {
  searchSubscriptions: searchSubscriptionsHandler,
  grantSubscription: grantSubscriptionHandler,
  closeSubscription: closeSubscriptionHandler,
};
