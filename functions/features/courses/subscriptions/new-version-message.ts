import * as z from 'zod';
import { Instant, Slug } from '../../../../shared/core/fields.ts';
import type { QueueMessage } from '../../../composition/work-context.ts';
import { SubscriptionRemindersStore } from './subscription-reminders-store.ts';

const NewVersionMessage = z.object({
  organization: Slug,
  courseId: z.string(),
  courseVersion: z.int(),
  publishedAt: Instant,
});

export const newVersionMessage: QueueMessage<typeof NewVersionMessage> = {
  schema: NewVersionMessage,
  work: async ({ organization, courseId, courseVersion, publishedAt }, { tableOf, now }) => {
    const origin = { organization, by: 'jobs', requestId: 'new-version', idempotency: undefined, now };
    const store = new SubscriptionRemindersStore(tableOf(organization), organization, origin);
    await store.tellOfVersion(courseId, courseVersion, publishedAt);
  },
};
