import * as z from 'zod';
import { Job } from '../../../shared/features/operations/jobs/schema.ts';
import { logWarning } from './log.ts';

const RememberedJob = Job.pick({ id: true, kind: true });
export type RememberedJob = z.output<typeof RememberedJob>;

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
    return z.array(RememberedJob).parse(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}
