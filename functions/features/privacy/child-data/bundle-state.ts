import type { CaseRightsRecord } from '../../../../shared/features/privacy/case-rights/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { movingJob } from '../moving-job.ts';

/** The data rights of a case. The copy of its data is marked as failed if its job has failed. */
export async function withBundleState(
  rights: CaseRightsRecord,
  context: Pick<OrganizationContext, 'jobs' | 'now'>,
): Promise<CaseRightsRecord> {
  const { bundle, bundleJob } = rights;
  if (bundle?.state !== 'preparing' || bundleJob === null) return rights;
  const hasFailed = !(await movingJob(bundleJob, context));
  return hasFailed ? { ...rights, bundle: { ...bundle, state: 'failed' } } : rights;
}
