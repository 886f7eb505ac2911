import { minuteMs } from '../../../shared/core/dates/durations.ts';
import type { OrganizationContext } from '../../composition/context.ts';

/** A job of copies moves at least once a turn, which takes seconds, or after a retry of its message. */
const staleAfterMs = 15 * minuteMs;

/**
 * Whether a job that makes a copy still moves. One that stopped, or stood still for a quarter of an hour, has
 * failed: the copy can be asked for again, and the older job then gives up.
 */
export async function movingJob(id: string | null, { jobs, now }: Pick<OrganizationContext, 'jobs' | 'now'>) {
  const job = id === null ? undefined : await jobs.get(id);
  const isMoving = job?.state === 'running' && now() - Date.parse(job.movedAt) < staleAfterMs;
  return isMoving ? job : undefined;
}
