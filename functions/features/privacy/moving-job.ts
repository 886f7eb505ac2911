import { minuteMs } from '../../../shared/core/dates/durations.ts';
import type { OrganizationContext } from '../../composition/context.ts';

/**
 * If a job makes no progress for this long, it has failed. A run takes seconds, or minutes if it is retried.
 */
const staleAfterMs = 15 * minuteMs;

/**
 * The job that prepares a copy of data, such as an archive, if the job still makes progress; otherwise
 * undefined. If undefined, a member can request a new copy, which ends the old job.
 */
export async function movingJob(id: string | null, { jobs, now }: Pick<OrganizationContext, 'jobs' | 'now'>) {
  const job = id === null ? undefined : await jobs.get(id);
  const isMoving = job?.state === 'running' && now() - Date.parse(job.movedAt) < staleAfterMs;
  return isMoving ? job : undefined;
}
