import * as z from 'zod';
import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import { Instant } from '../../../../shared/core/fields.ts';
import type { HourlyTask } from '../../../composition/work-context.ts';
import type { Queue } from '../../../platform/events/queue.ts';
import { sendAll } from '../../../platform/events/send-all.ts';
import { unfinishedAccountDeletions } from '../keys.ts';

const Unfinished = z.object({ id: z.uuid(), askedAt: Instant });

/** If a deletion is pending for longer than this, its message has been lost. */
const staleAfterMs = 15 * minuteMs;

export const enqueueAccountDeletion = (
  queue: Queue,
  person: string,
  deduplicationKey: string,
): Promise<void> => queue.send(person, { erasure: person }, `${person}.${deduplicationKey}`);

/** Queues a deletion again if its message was lost, or was moved to the dead-letter queue. */
export const requeueAccountDeletions: HourlyTask = async ({ ownTable, isFirstCell, queue, now }) => {
  if (!isFirstCell) return;
  const at = now();
  const unfinished = (await ownTable.queryAll(unfinishedAccountDeletions)).map(({ row }) =>
    Unfinished.parse(row),
  );
  const lost = unfinished.filter(({ askedAt }) => at - Date.parse(askedAt) >= staleAfterMs);
  await sendAll(lost, ({ id }) => enqueueAccountDeletion(queue, id, String(at)));
};
