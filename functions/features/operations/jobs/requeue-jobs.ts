import * as z from 'zod';
import { Instant, Slug, Version } from '../../../../shared/core/fields.ts';
import { JobId } from '../../../../shared/core/ids.ts';
import type { HourlyTask } from '../../../composition/work-context.ts';
import { unfinishedJobs } from '../keys.ts';

const Unfinished = z.object({ organization: Slug, id: JobId, version: Version, movedAt: Instant });

/** After this many milliseconds without progress the message counts as lost. */
const staleAfterMs = 15 * 60_000;

/** Requeues jobs whose message was lost or moved to the dead-letter queue. */
export const requeueJobs: HourlyTask = async ({ ownTable, queue, now }) => {
  const at = now();
  for (const { row } of await ownTable.queryAll(unfinishedJobs)) {
    const { organization, id, version, movedAt } = Unfinished.parse(row);
    if (at - Date.parse(movedAt) < staleAfterMs) continue;
    await queue.send(organization, { organization, id }, `${id}.${version}.${at}`);
  }
};
