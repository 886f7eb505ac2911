import { Duration } from 'aws-cdk-lib';
import type { LockConfiguration } from 'aws-cdk-lib/aws-backup';
import type { Stage } from './stage.ts';

/** Days for which a monthly copy is kept. Recent days are restored from point-in-time recovery. */
export const backupRetentionDays = 400;

/** In `compliance` mode, three days after the deployment nobody can shorten or lift the lock. */
export function vaultLock({ locks }: Stage): LockConfiguration {
  return {
    minRetention: Duration.days(7),
    maxRetention: Duration.days(backupRetentionDays),
    ...(locks === 'compliance' && { changeableFor: Duration.days(3) }),
  };
}
