import * as z from 'zod';
import { Instant, Slug, Version } from '../../../../shared/core/fields.ts';
import { JobId } from '../../../../shared/features/operations/jobs/schema.ts';
import type { Queue } from '../../../platform/events/queue.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { unfinishedJobs } from '../keys.ts';

const Unfinished = z.object({ organization: Slug, id: JobId, version: Version, movedAt: Instant });

/** A job that has not moved for so long is nobody's, in milliseconds. */
const staleAfterMs = 15 * 60_000;

/** Gives jobs that nobody works on to somebody again: their message was lost, or given up. */
export async function requeueJobs(table: Table, queue: Queue, now: number): Promise<void> {
  for (const { row } of await table.queryAll(unfinishedJobs)) {
    const { organization, id, version, movedAt } = Unfinished.parse(row);
    if (now - Date.parse(movedAt) < staleAfterMs) continue;
    await queue.send(organization, { organization, id }, `${id}.${version}.${now}`);
  }
}
