import { queryOptions } from '@tanstack/react-query';
import { jobs } from '../../../shared/features/operations/jobs/endpoints.ts';
import type { Job } from '../../../shared/features/operations/jobs/schema.ts';
import { call } from './call.ts';
import { rememberJobs } from './remembered-jobs.ts';

/** A job that somebody has started here, and what follows when it is over. */
export interface FollowedJob extends Pick<Job, 'id' | 'kind'> {
  /** What is being done, as a sentence. */
  label: string;
  onDone: (job: Job) => void;
  /** It stopped by itself, or nobody can say what became of it. */
  onStopped: (job: Job | undefined) => void;
}

const pollMs = 1_000;

let followed: FollowedJob[] = [];
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: the jobs that are followed. */
export const followedJobs = (): FollowedJob[] => followed;
export function onFollowedJobs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows how far a job is until it is over, whatever page is open. */
export function followJob(job: FollowedJob): void {
  if (!followed.some(({ id }) => id === job.id)) change([...followed, job]);
}

export function unfollowJob(id: string): void {
  change(followed.filter(job => job.id !== id));
}

function change(jobs: FollowedJob[]): void {
  followed = jobs;
  rememberJobs(jobs);
  for (const listener of listeners) listener();
}

/** How far a job is, asked for again and again. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['job', id],
    queryFn: ({ signal }) => call(jobs.getJob, { jobId: id }, { signal }),
    refetchInterval: pollMs,
    gcTime: 0,
  });
