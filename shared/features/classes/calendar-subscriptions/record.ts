import * as z from 'zod';
import { Version } from '../../../core/fields.ts';
import { CalendarSubscription, SubscriptionFields } from './schema.ts';

export const CalendarSubscriptionRecord = z.object({
  ...SubscriptionFields.shape,
  ...CalendarSubscription.shape,
  /** Hash of the secret in the subscription's address. */
  hash: z.string(),
  version: Version,
});
export type CalendarSubscriptionRecord = z.output<typeof CalendarSubscriptionRecord>;
