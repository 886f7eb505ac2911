import type { CaseRightsRecord } from '../../../../shared/features/privacy/case-rights/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';

/** After so long without an end, a copy can be asked for again. */
const staleAfterMs = 15 * 60_000;

/** What was decided, with a copy as failed whose job stopped, or came to no end. */
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
