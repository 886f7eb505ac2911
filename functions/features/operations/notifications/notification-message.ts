import * as z from 'zod';
import { Instant, Slug } from '../../../../shared/core/fields.ts';
import { NotificationFact } from '../../../../shared/features/operations/notifications/fact.ts';
import type { QueueMessage } from '../../../composition/work-context.ts';
import { reactionKey } from '../../../platform/storage/keys.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { isAbsent } from '../../../platform/storage/write.ts';
import { NotificationsStore } from './notifications-store.ts';

const retentionSeconds = 30 * 86_400;

const NotificationMessage = z.object({
  organization: Slug,
  journalId: z.string(),
  /** Number of this batch of recipients, so that a redelivered message does not notify them again. */
  batch: z.int(),
  recipients: z.array(z.string()),
  fact: NotificationFact,
  sender: z.object({ id: z.string(), fullName: z.string() }).nullable(),
  updatedAt: Instant,
});
export type NotificationMessage = z.output<typeof NotificationMessage>;

/** Notifies further recipients. A reaction notifies only as many as fit into its transaction. */
export const notificationMessage: QueueMessage<typeof NotificationMessage> = {
  schema: NotificationMessage,
  work: async ({ organization, journalId, batch, recipients, ...letter }, { tableOf, now }) => {
    const table = tableOf(organization);
    const origin = { organization, by: 'jobs', requestId: journalId, idempotency: undefined, now };
    const store = new NotificationsStore(table, organization, origin);
    const key = reactionKey(organization, journalId, `notified-${batch}`);
    await retryOnConflict(async () => {
      const [done] = await table.get([key]);
      if (done) return;
      const writes = recipients.map(id => store.addWrites(id, letter, () => new ConflictError()));
      const mark = {
        put: { ...key, expiresAt: Math.floor(now() / 1000) + retentionSeconds },
        when: isAbsent,
        onConditionFailed: () => new ConflictError(),
      };
      await table.transact([mark, ...(await Promise.all(writes)).flat()]);
    });
  },
};
