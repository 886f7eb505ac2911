import { queryOptions } from '@tanstack/react-query';
import { jobs } from '../../../shared/features/operations/jobs/endpoints.ts';
import type { Job } from '../../../shared/features/operations/jobs/schema.ts';
import { call } from './call.ts';
import { rememberJobs } from './remembered-jobs.ts';

export interface FollowedJob extends Pick<Job, 'id' | 'kind'> {
  label: string;
  onDone: (job: Job) => void;
  /** Called if the job failed, or if its state cannot be read. */
  onStopped: (job: Job | undefined) => void;
}

const pollMs = 1_000;

let followed: FollowedJob[] = [];
const listeners = new Set<() => void>();

/** Jobs whose progress is shown; a snapshot for `useSyncExternalStore`. */
export const followedJobs = (): FollowedJob[] => followed;
export function onFollowedJobs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['job', id],
    queryFn: ({ signal }) => call(jobs.getJob, { jobId: id }, { signal }),
    refetchInterval: pollMs,
    gcTime: 0,
  });
