import { queryOptions } from '@tanstack/react-query';
import { jobs } from '../../../shared/features/operations/jobs/endpoints.ts';
import type { Job } from '../../../shared/features/operations/jobs/schema.ts';
import { observedValue } from '../observed-value.ts';
import { call } from './call.ts';
import { rememberJobs } from './remembered-jobs.ts';

export interface FollowedJob extends Pick<Job, 'id' | 'kind'> {
  label: string;
  onDone: (job: Job) => void;
  /** Called if the job failed, or if its state cannot be read. */
  onStopped: (job: Job | undefined) => void;
}

const pollMs = 1_000;

const followed = observedValue<FollowedJob[]>([]);

/** Jobs whose progress is shown; a snapshot for `useSyncExternalStore`. */
export const followedJobs = followed.get;
export const onFollowedJobs = followed.subscribe;

export function followJob(job: FollowedJob): void {
  if (!followed.get().some(({ id }) => id === job.id)) change([...followed.get(), job]);
}

export function unfollowJob(id: string): void {
  change(followed.get().filter(job => job.id !== id));
}

function change(jobs: FollowedJob[]): void {
  rememberJobs(jobs);
  followed.set(jobs);
}

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['job', id],
    queryFn: ({ signal }) => call(jobs.getJob, { jobId: id }, { signal }),
    refetchInterval: pollMs,
    gcTime: 0,
  });
