import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { jobs } from '../../../../shared/features/operations/jobs/endpoints.ts';
import type { Job } from '../../../../shared/features/operations/jobs/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { logWarning } from '../../../platform/api/log.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { type RememberedJob, rememberedJobs } from '../../../platform/api/remembered-jobs.ts';
import { followJob } from '../../../platform/api/running-jobs.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';

/**
 * After a page load, continues to watch the user's running jobs, and the jobs that this tab watched before.
 * Skips jobs of other users, for which the server answers "not found".
 */
export function useResumedJobs(): void {
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
