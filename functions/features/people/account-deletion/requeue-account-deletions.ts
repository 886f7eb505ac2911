import * as z from 'zod';
import { Instant } from '../../../../shared/core/fields.ts';
import type { Queue } from '../../../platform/events/queue.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { unfinishedAccountDeletions } from '../keys.ts';

const Unfinished = z.object({ id: z.uuid(), askedAt: Instant });

/** After this many milliseconds the message counts as lost. */
const staleAfterMs = 15 * 60_000;

/** Sends an account deletion to the jobs queue. @param once deduplication key */
export const enqueueAccountDeletion = (
  queue: Queue,
  person: string,
  deduplicationKey: string,
): Promise<void> => queue.send(person, { erasure: person }, `${person}.${deduplicationKey}`);

/** Requeues account deletions whose message was lost or moved to the dead-letter queue. */
export async function requeueAccountDeletions(table: Table, queue: Queue, now: number): Promise<void> {
  for (const { row } of await table.queryAll(unfinishedAccountDeletions)) {
    const { id, askedAt } = Unfinished.parse(row);
    if (now - Date.parse(askedAt) >= staleAfterMs) await enqueueAccountDeletion(queue, id, String(now));
  }
}
