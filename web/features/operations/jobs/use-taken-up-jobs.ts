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
 * Follows what somebody has started before the page was loaded: what still runs, wherever they started it,
 * and what this tab followed and has ended meanwhile. Somebody else's job is missing to them, and passed over.
 */
export function useResumedJobs(): void {
  const { t } = useTranslation('ui');
  const { role, id, organization } = useSession();
  const isMember = role !== 'superadmin';
  const where = isMember ? `${id} ${organization?.id}` : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a person and an organisation
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
      .catch(error => logWarning('What runs was not asked', error));
  }, [where]);
}

const countOf = ({ done, skipped }: Job) => done - skipped;
