import * as z from 'zod';
import { Job } from '../../../shared/features/operations/jobs/schema.ts';
import { logWarning } from './log.ts';

const RememberedJob = Job.pick({ id: true, kind: true });
export type RememberedJob = z.output<typeof RememberedJob>;

const key = 'lumitree.jobs';

/** Keeps which jobs this tab follows, so that it can say what became of them after it was loaded anew. */
export function rememberJobs(jobs: RememberedJob[]): void {
  try {
    if (jobs.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(jobs.map(({ id, kind }) => ({ id, kind }))));
  } catch (error) {
    logWarning('What runs is not remembered', error);
  }
}

/** What this tab followed before it was loaded anew; nothing of it is known to be this person's. */
export function rememberedJobs(): RememberedJob[] {
  try {
    return z.array(RememberedJob).parse(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}
