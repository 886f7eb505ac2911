import * as z from 'zod';
import { Version } from '../../../core/fields.ts';
import { CalendarSubscription, SubscriptionFields } from './schema.ts';

/** The subscription of a member, as it is stored. */
export const CalendarSubscriptionRecord = z.object({
  ...SubscriptionFields.shape,
  ...CalendarSubscription.shape,
  /** Of the secret of its address. */
  hash: z.string(),
  version: Version,
});
export type CalendarSubscriptionRecord = z.output<typeof CalendarSubscriptionRecord>;
