import { NotificationsStore } from '../../../../functions/features/operations/notifications/notifications-store.ts';
import { ConflictError } from '../../../../functions/platform/storage/retry-on-conflict.ts';
import type { NotificationFact } from '../../../../shared/features/operations/notifications/fact.ts';
import { notificationId } from '../../../../shared/features/operations/notifications/record.ts';
import { openRawTable } from '../../../support/raw-table.ts';

/** Creates a notification for this reader with the store that the product uses. */
export async function createNotification(slug: string, reader: string): Promise<string> {
  return createNotifications(slug, reader, 1, 'Nora New');
}

/**
 * Creates this many notifications.
 * @returns the number of the last notification
 */
export async function createNotifications(
  slug: string,
  reader: string,
  count: number,
  memberName: string,
): Promise<string> {
  const { table } = await openRawTable();
  const origin = {
    organization: slug,
    by: 'events',
    requestId: 'test',
    idempotency: undefined,
    now: Date.now,
  };
  const store = new NotificationsStore(table, slug, origin);
  const fact: NotificationFact = { kind: 'member.joined', memberName };
  const letter = { fact, sender: null, updatedAt: new Date().toISOString() };
  const add = async (): Promise<void> => {
    const writes = await store.addWrites(reader, letter, () => new ConflictError());
    await table
      .transact(writes)
      .catch(error => (error instanceof ConflictError ? add() : Promise.reject(error)));
  };
  for (let left = count; left > 0; left--) await add();
  const { counters } = await store.listPage(reader, 1);
  return notificationId(counters.last);
}
