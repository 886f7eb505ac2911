import * as z from 'zod';
import { PlainDate, Slug } from '../../../../shared/core/fields.ts';
import type { QueueMessage } from '../../../composition/work-context.ts';
import { SubscriptionRemindersStore } from './subscription-reminders-store.ts';

const SubscriptionExpiryMessage = z.object({
  organization: Slug,
  courseId: z.string(),
  subscriptionEndsOn: PlainDate,
  days: z.int().positive(),
});

export const subscriptionExpiryMessage: QueueMessage<typeof SubscriptionExpiryMessage> = {
  schema: SubscriptionExpiryMessage,
  work: async ({ organization, courseId, subscriptionEndsOn, days }, { tableOf, now }) => {
    const origin = { organization, by: 'jobs', requestId: 'tick', idempotency: undefined, now };
    const store = new SubscriptionRemindersStore(tableOf(organization), organization, origin);
    await store.announce(courseId, subscriptionEndsOn, days);
  },
};
