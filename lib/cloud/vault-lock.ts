import { Duration } from 'aws-cdk-lib';
import type { LockConfiguration } from 'aws-cdk-lib/aws-backup';
import type { Stage } from './stage.ts';

/** How long a monthly copy is kept, in days. Newer days come from point-in-time recovery. */
export const backupRetentionDays = 400;

/** In `compliance`, nobody can shorten or lift the lock any more three days after the deployment. */
export function vaultLock({ locks }: Stage): LockConfiguration {
  return {
    minRetention: Duration.days(7),
    maxRetention: Duration.days(backupRetentionDays),
    ...(locks === 'compliance' && { changeableFor: Duration.days(3) }),
  };
}
