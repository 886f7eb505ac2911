import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import type { CaseRightsRecord } from '../../../../shared/features/privacy/case-rights/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';

/** A copy that has not finished after this time can be requested again. */
const staleAfterMs = 15 * minuteMs;

/** The rights, with the copy as failed if its job stopped or never finished. */
export async function withBundleState(
  rights: CaseRightsRecord,
  { jobs, now }: Pick<OrganizationContext, 'jobs' | 'now'>,
): Promise<CaseRightsRecord> {
  const { bundle, bundleJob } = rights;
  if (bundle?.state !== 'preparing' || bundleJob === null) return rights;
  const job = await jobs.get(bundleJob);
  const isStale = now() - Date.parse(bundle.at) >= staleAfterMs;
  const hasFailed = isStale || !job || job.state === 'stopped';
  return hasFailed ? { ...rights, bundle: { ...bundle, state: 'failed' } } : rights;
}
