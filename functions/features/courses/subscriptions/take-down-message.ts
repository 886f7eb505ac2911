import * as z from 'zod';
import { Instant, Slug } from '../../../../shared/core/fields.ts';
import type { QueueMessage } from '../../../composition/work-context.ts';
import { SubscriptionRemindersStore } from './subscription-reminders-store.ts';

const TakeDownMessage = z.object({
  organization: Slug,
  courseId: z.string(),
  decidedAt: Instant,
  isTakenDown: z.boolean(),
});

export const takeDownMessage: QueueMessage<typeof TakeDownMessage> = {
  schema: TakeDownMessage,
  work: async ({ organization, courseId, decidedAt, isTakenDown }, { tableOf, now }) => {
    const origin = { organization, by: 'jobs', requestId: 'take-down', idempotency: undefined, now };
    const store = new SubscriptionRemindersStore(tableOf(organization), organization, origin);
    await store.tellOfCourse(courseId, decidedAt, isTakenDown);
  },
};
