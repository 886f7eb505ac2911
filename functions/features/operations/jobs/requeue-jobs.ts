import * as z from 'zod';
import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import { Instant, Slug, Version } from '../../../../shared/core/fields.ts';
import { JobId } from '../../../../shared/core/ids.ts';
import type { HourlyTask } from '../../../composition/work-context.ts';
import { sendAll } from '../../../platform/events/send-all.ts';
import { unfinishedJobs } from '../keys.ts';

const Unfinished = z.object({ organization: Slug, id: JobId, version: Version, movedAt: Instant });

/** If a job makes no progress for this long, its message has been lost. */
const staleAfterMs = 15 * minuteMs;

/** Queues a job again if its message was lost, or was moved to the dead-letter queue. */
export const requeueJobs: HourlyTask = async ({ ownTable, queue, now }) => {
  const at = now();
  const unfinished = (await ownTable.queryAll(unfinishedJobs)).map(({ row }) => Unfinished.parse(row));
  const lost = unfinished.filter(({ movedAt }) => at - Date.parse(movedAt) >= staleAfterMs);
  await sendAll(lost, ({ organization, id, version }) =>
    queue.send(organization, { organization, id }, `${id}.${version}.${at}`),
  );
};
