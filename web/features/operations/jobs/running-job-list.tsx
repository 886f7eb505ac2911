import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type FollowedJob,
  followedJobs,
  jobQuery,
  onFollowedJobs,
  unfollowJob,
} from '../../../platform/api/running-jobs.ts';
import { Progress } from '../../../ui/feedback/progress.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './running-job-list.module.css';
import { useResumedJobs } from './use-resumed-jobs.ts';

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
