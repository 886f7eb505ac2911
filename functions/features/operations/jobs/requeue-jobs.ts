import * as z from 'zod';
import { Instant, Slug, Version } from '../../../../shared/core/fields.ts';
import { JobId } from '../../../../shared/features/operations/jobs/schema.ts';
import type { Queue } from '../../../platform/events/queue.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { unfinishedJobs } from '../keys.ts';

const Unfinished = z.object({ organization: Slug, id: JobId, version: Version, movedAt: Instant });

/** After this many milliseconds without progress the message counts as lost. */
const staleAfterMs = 15 * 60_000;

/** Requeues jobs whose message was lost or moved to the dead-letter queue. */
export async function requeueJobs(table: Table, queue: Queue, now: number): Promise<void> {
  for (const { row } of await table.queryAll(unfinishedJobs)) {
    const { organization, id, version, movedAt } = Unfinished.parse(row);
    if (now - Date.parse(movedAt) < staleAfterMs) continue;
    await queue.send(organization, { organization, id }, `${id}.${version}.${now}`);
  }
}
