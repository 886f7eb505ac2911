import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { jobs } from '../../../../shared/features/operations/jobs/endpoints.ts';
import type { Job } from '../../../../shared/features/operations/jobs/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { logWarning } from '../../../platform/api/log.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { type RememberedJob, rememberedJobs } from '../../../platform/api/remembered-jobs.ts';
import {
  type FollowedJob,
  followedJobs,
  followJob,
  jobQuery,
  onFollowedJobs,
  unfollowJob,
} from '../../../platform/api/running-jobs.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './running-job-list.module.css';

function RunningJobs() {
  const { t } = useTranslation('shell');
  useResumedJobs();
  const jobs = useSyncExternalStore(onFollowedJobs, followedJobs);
  if (jobs.length === 0) return null;
  return (
    <section className={styles.root} aria-label={t('jobs.label')}>
      {jobs.map(job => (
        <RunningJob key={job.id} followed={job} />
      ))}
    </section>
  );
}

function RunningJob({ followed }: { followed: FollowedJob }) {
  const { t } = useTranslation('shell');
  const { id, label, onDone, onStopped } = followed;
  const { data: job, isError } = useQuery(jobQuery(id));
  const isOver = isError || (job !== undefined && job.state !== 'running');

  useEffect(() => {
    if (!isOver) return;
    unfollowJob(id);
    if (job?.state === 'done') onDone(job);
    else onStopped(job);
  }, [isOver, job, id, onDone, onStopped]);

  const { done, total } = job ?? { done: 0, total: null };
  return (
    <div className={styles.job}>
      <p className={styles.text} role="status">
        <span>{label}</span>
        <span className={`${layout.oneLine} ${layout.soft} ${layout.digits}`}>
          {total === null ? t('jobs.done', { count: done }) : t('jobs.doneOf', { done, total })}
        </span>
      </p>
      {total !== null && <Progress label={label} done={total === 0 ? 1 : done / total} />}
    </div>
  );
}

export { RunningJobs as Component };

/**
 * After a page load, continues to watch the user's running jobs, and the jobs that this tab watched before.
 * Skips jobs of other users, for which the server answers "not found".
 */
function useResumedJobs(): void {
  const { t } = useTranslation('shell');
  const { role, id, organization } = useSession();
  const isMember = role !== 'superadmin';
  const where = isMember ? `${id} ${organization?.id}` : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per user and organisation
  useEffect(() => {
    if (where === undefined) return;
    const resume = ({ id: jobId, kind }: RememberedJob) =>
      followJob({
        id: jobId,
        kind,
        label: t(`jobs.running.${kind}`),
        onDone: job => {
          void queryClient.invalidateQueries();
          toastDone(t(`jobs.over.${kind}`, { count: countOf(job) }));
        },
        onStopped: job => {
          if (!job) return;
          void queryClient.invalidateQueries();
          toastFailed(t(`jobs.stopped.${kind}`));
        },
      });
    rememberedJobs().forEach(resume);
    call(jobs.listOwnJobs, {})
      .then(({ data }) => data.forEach(resume))
      .catch(error => logWarning('Running jobs could not be loaded', error));
  }, [where]);
}

const countOf = ({ done, skipped }: Job) => done - skipped;
