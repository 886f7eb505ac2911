import { minuteMs } from '../../../shared/core/dates/durations.ts';
import type { OrganizationContext } from '../../composition/context.ts';

/**
 * A job without progress for this long has failed. A normal run takes seconds, or a few minutes if its
 * message is retried.
 */
const staleAfterMs = 15 * minuteMs;

/**
 * The job that makes a copy, if it still makes progress. If it has stopped, or made no progress for a quarter
 * of an hour, it has failed: a new copy can then be requested, which ends the older job.
 */
export async function movingJob(id: string | null, { jobs, now }: Pick<OrganizationContext, 'jobs' | 'now'>) {
  const job = id === null ? undefined : await jobs.get(id);
  const isMoving = job?.state === 'running' && now() - Date.parse(job.movedAt) < staleAfterMs;
  return isMoving ? job : undefined;
}
