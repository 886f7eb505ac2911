import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { retention } from '../../shared/features/organizations/organizations/retention.ts';
import type { Copies } from './copies.ts';
import type { Data } from './data.ts';
import { addNagSuppressions } from './nag-suppressions.ts';
import { type Stage, stackMark } from './stage.ts';
import { vaultLock } from './vault-lock.ts';

/** Days after which a backup moves to cold storage. From then on, AWS keeps it for at least 90 days. */
const warmDays = 7;

const lifecycle = {
  moveToColdStorageAfter: Duration.days(warmDays),
  deleteAfter: Duration.days(retention.monthlyBackups),
};

/**
 * Weekly backups are copied to the second region. If the first region is lost, at most a week of data is
 * lost. The copies are deleted after two weeks, so that erased data does not stay longer than in other
 * copies.
 */
const weekly = { deleteAfter: Duration.days(retention.weeklyBackups) };

/**
 * Monthly backups of the table, in a locked vault. They go further back than point-in-time recovery (35
 * days). For cold storage, the account must opt in to AWS Backup’s advanced features for DynamoDB.
 */
export class Backups extends Construct {
  readonly vault: BackupVault;

  constructor(scope: Construct, id: string, stage: Stage, data: Data, copies: Copies | undefined) {
    super(scope, id);
    this.vault = new BackupVault(this, 'Vault', {
      backupVaultName: `lumitree-${stage.name}-${stackMark}`,
      encryptionKey: data.key,
      lockConfiguration: vaultLock(stage),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const plan = new BackupPlan(this, 'Plan', { backupVault: this.vault });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'monthly',
        scheduleExpression: Schedule.cron({ day: '1', hour: '20', minute: '30' }),
        ...lifecycle,
        ...(copies && { copyActions: [{ destinationBackupVault: copies.vault, ...lifecycle }] }),
      }),
    );
    if (copies)
      plan.addRule(
        new BackupPlanRule({
          ruleName: 'weekly',
          scheduleExpression: Schedule.cron({ weekDay: 'SUN', hour: '20', minute: '30' }),
          ...weekly,
          copyActions: [{ destinationBackupVault: copies.vault, ...weekly }],
        }),
      );
    plan.addSelection('Table', {
      role: backupRole(this),
      resources: [BackupResource.fromArn(data.table.tableArn)],
    });
  }
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
