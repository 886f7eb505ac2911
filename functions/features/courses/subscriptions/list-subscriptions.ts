import type { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import { presentSubscription } from '../../../../shared/features/courses/subscriptions/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';
import { SubscriptionsStore } from './subscriptions-store.ts';

export const listSubscriptions: Handler<typeof subscriptions.listSubscriptions> = async (
  _,
  { openStore, organization, now },
) => {
  const today = todayIn(organization.timeZone, now());
  const records = await openStore(SubscriptionsStore).list();
  return singlePage(records.map(record => presentSubscription(record, today)));
};
