import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupVault,
  type LockConfiguration,
} from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Data } from './data.ts';
import { addNagSuppressions } from './nag-suppressions.ts';
import type { Stage } from './stage.ts';

const retentionDays = { daily: 35, monthly: 400 };

/** Backups of the table in a locked vault, in addition to point-in-time recovery. */
export class Backups extends Construct {
  readonly vault: BackupVault;

  constructor(scope: Construct, id: string, stage: Stage, data: Data) {
    super(scope, id);
    this.vault = new BackupVault(this, 'Vault', {
      encryptionKey: data.key,
      lockConfiguration: vaultLock(stage),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const plan = new BackupPlan(this, 'Plan', { backupVault: this.vault });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'daily',
        scheduleExpression: Schedule.cron({ hour: '18', minute: '30' }),
        deleteAfter: Duration.days(retentionDays.daily),
      }),
    );
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'monthly',
        scheduleExpression: Schedule.cron({ day: '1', hour: '20', minute: '30' }),
        deleteAfter: Duration.days(retentionDays.monthly),
      }),
    );
    plan.addSelection('Table', {
      role: backupRole(this),
      resources: [BackupResource.fromArn(data.table.tableArn)],
    });
  }
}

/** In `compliance`, nobody can shorten or lift the lock any more three days after the deployment. */
function vaultLock({ locks }: Stage): LockConfiguration {
  return {
    minRetention: Duration.days(7),
    maxRetention: Duration.days(retentionDays.monthly),
    ...(locks === 'compliance' && { changeableFor: Duration.days(3) }),
  };
}

function backupRole(scope: Construct): Role {
  const role = new Role(scope, 'Role', {
    assumedBy: new ServicePrincipal('backup.amazonaws.com'),
    managedPolicies: [
      ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSBackupServiceRolePolicyForBackup'),
    ],
  });
  addNagSuppressions(role, {
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]':
      'AWS Backup alone takes this role, and AWS keeps its policy in step with what the service does.',
  });
  return role;
}
