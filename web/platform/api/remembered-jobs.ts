import { isId } from '../../../shared/core/ids.ts';
import { jobKinds } from '../../../shared/core/kinds.ts';
import type { Job } from '../../../shared/features/operations/jobs/schema.ts';
import { logWarning } from './log.ts';

export type RememberedJob = Pick<Job, 'id' | 'kind'>;

const isJob = ({ id, kind }: RememberedJob): boolean => isId('job', id) && jobKinds.includes(kind);

const key = 'lumitree.jobs';

export function rememberJobs(jobs: RememberedJob[]): void {
  try {
    if (jobs.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(jobs.map(({ id, kind }) => ({ id, kind }))));
  } catch (error) {
    logWarning('The running jobs could not be stored', error);
  }
}

/** Jobs that this tab watched before it was reloaded; may belong to another user. */
export function rememberedJobs(): RememberedJob[] {
  try {
    const jobs: RememberedJob[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return jobs.filter(isJob);
  } catch {
    return [];
  }
}
