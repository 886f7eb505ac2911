import { SubscriptionRecord } from '../../../shared/features/courses/subscriptions/record.ts';

export const schema = SubscriptionRecord;
