import * as z from 'zod';
import { Instant } from '../../../../shared/core/fields.ts';
import type { Queue } from '../../../platform/events/queue.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { unfinishedAccountDeletions } from '../keys.ts';

const Unfinished = z.object({ id: z.uuid(), askedAt: Instant });

/** One that was asked for so long ago is nobody's any more, in milliseconds. */
const staleAfterMs = 15 * 60_000;

/** Puts an erasure on its way, to whoever works on jobs. @param once a name under which it is sent once */
export const enqueueAccountDeletion = (
  queue: Queue,
  person: string,
  deduplicationKey: string,
): Promise<void> => queue.send(person, { erasure: person }, `${person}.${deduplicationKey}`);

/** Gives erasures that nobody works on to somebody again: their message was lost, or given up. */
export async function requeueAccountDeletions(table: Table, queue: Queue, now: number): Promise<void> {
  for (const { row } of await table.queryAll(unfinishedAccountDeletions)) {
    const { id, askedAt } = Unfinished.parse(row);
    if (now - Date.parse(askedAt) >= staleAfterMs) await enqueueAccountDeletion(queue, id, String(now));
  }
}
