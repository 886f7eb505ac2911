import { Duration } from 'aws-cdk-lib';
import type { LockConfiguration } from 'aws-cdk-lib/aws-backup';
import { retention } from '../../shared/features/organizations/organizations/retention.ts';
import type { Stage } from './stage.ts';

/**
 * Lock of backups; in `compliance` mode, nobody can shorten or lift it once the deployment is three days old.
 */
export function vaultLock({ locks }: Stage): LockConfiguration {
  return {
    minRetention: Duration.days(7),
    maxRetention: Duration.days(retention.monthlyBackups),
    ...(locks === 'compliance' && { changeableFor: Duration.days(3) }),
  };
}
