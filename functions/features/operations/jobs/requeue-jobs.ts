import * as z from 'zod';
import { Instant, Slug, Version } from '../../../../shared/core/fields.ts';
import { JobId } from '../../../../shared/features/operations/jobs/schema.ts';
import type { HourlyTask } from '../../../composition/work-context.ts';
import { unfinishedJobs } from '../../../platform/storage/keys.ts';

const Unfinished = z.object({ organization: Slug, id: JobId, version: Version, movedAt: Instant });

/** A job that has not moved for so long is nobody's, in milliseconds. */
const staleAfterMs = 15 * 60_000;

/** Gives jobs that nobody works on to somebody again: their message was lost, or given up. */
export const requeueJobs: HourlyTask = async ({ ownTable, queue, now }) => {
  const at = now();
  for (const { row } of await ownTable.queryAll(unfinishedJobs)) {
    const { organization, id, version, movedAt } = Unfinished.parse(row);
    if (at - Date.parse(movedAt) < staleAfterMs) continue;
    await queue.send(organization, { organization, id }, `${id}.${version}.${at}`);
  }
};
