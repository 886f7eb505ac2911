import { AwsSolutionsChecks, HIPAASecurityChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { filePolicies } from '../../lib/cloud/file-policies.ts';
import { actionsOf, everyStatement } from './policies.ts';
import { asList, ofType, onlyOf, synthesise, synthesiseWith, type Template } from './synthesise.ts';

const { app, main, copies = { Resources: {}, Outputs: {} } } = synthesiseWith({ copiesRegion: 'eu-west-1' });

const filesOf = (template: Template) => {
  const [, bucket] = ofType(template, 'AWS::S3::Bucket').find(([id]) => /^(DataFiles|Files)/.test(id)) ?? [];
  return Object(bucket?.Properties);
};

test('nothing is copied to a second region unless the stage names one', () => {
  expect(JSON.stringify(synthesise().main)).not.toMatch(/Replication(Configuration|Role)|CopyActions/);
});

test('the table is copied to the second region every week, and each copy is kept for two weeks', () => {
  const { BackupPlan } = onlyOf(main, 'AWS::Backup::BackupPlan') as {
    BackupPlan: { BackupPlanRule: Record<string, unknown>[] };
  };
  const weekly = BackupPlan.BackupPlanRule.find(({ RuleName }) => RuleName === 'weekly');
  const lifecycle = { DeleteAfterDays: 14 };
  expect(weekly).toMatchObject({ ScheduleExpression: 'cron(30 20 ? * SUN *)', Lifecycle: lifecycle });
  expect(weekly?.CopyActions).toMatchObject([{ Lifecycle: lifecycle }]);
});

test('each monthly backup is copied to a vault in the second region with the same lock and retention', () => {
  const plan = onlyOf(main, 'AWS::Backup::BackupPlan') as { BackupPlan: { BackupPlanRule: object[] } };
  const [rule] = plan.BackupPlan.BackupPlanRule;
  const { CopyActions: [copy] = [], Lifecycle } = Object(rule);
  expect(copy.Lifecycle).toEqual(Lifecycle);
  expect(JSON.stringify(copy.DestinationBackupVaultArn)).toContain('lumitree-test-copies');
  expect(onlyOf(copies, 'AWS::Backup::BackupVault').LockConfiguration).toEqual(
    onlyOf(main, 'AWS::Backup::BackupVault').LockConfiguration,
  );
});

test('all files attached to records, and deletions of files, are copied to the second region and encrypted with that region’s key', () => {
  const { Rules } = filesOf(main).ReplicationConfiguration;
  const prefixes = Rules.map((rule: { Filter: { Prefix: string } }) => rule.Filter.Prefix);
  const kept = Object.values(filePolicies)
    .flatMap(statements => (statements ?? []).flatMap(({ keys }) => keys))
    .map(key => `${key.split('/')[0]}/`)
    .filter(prefix => !['tmp/', 'bundles/'].includes(prefix));
  expect(prefixes.toSorted()).toEqual([...new Set(kept)].toSorted());
  for (const rule of Rules)
    expect(rule).toMatchObject({
      Status: 'Enabled',
      DeleteMarkerReplication: { Status: 'Enabled' },
      SourceSelectionCriteria: { SseKmsEncryptedObjects: { Status: 'Enabled' } },
      Destination: { EncryptionConfiguration: { ReplicaKmsKeyID: expect.anything() } },
    });
});

test('in the second region, the copy of a deleted file is deleted after 30 days, and a file without a record as soon as in the first region', () => {
  const { Rules } = filesOf(copies).LifecycleConfiguration;
  expect(Rules).toContainEqual(
    expect.objectContaining({
      NoncurrentVersionExpiration: { NoncurrentDays: 30 },
      ExpiredObjectDeleteMarker: true,
    }),
  );
  const unkept = (rules: { Id: string }[]) => rules.find(({ Id }) => Id === 'files that no record kept');
  expect(unkept(Rules)).toBeDefined();
  expect(unkept(Rules)).toEqual(unkept(filesOf(main).LifecycleConfiguration.Rules));
});

test('no Lambda can access the copies in the second region', () => {
  const reaching = everyStatement(main).filter(({ Resource }) =>
    asList(Resource).some(one => /lumitree-test-copies/.test(JSON.stringify(one))),
  );
  expect(new Set(reaching.flatMap(actionsOf).filter(action => action.startsWith('s3:Get')))).toEqual(
    new Set(),
  );
});

test('each suppressed cdk-nag finding about the backup copies has a reason', () => {
  for (const pack of [new AwsSolutionsChecks(app), new HIPAASecurityChecks(app)])
    expect(
      pack
        .validateScope(app)
        .violations.map(({ ruleName, violatingResources }) => [
          ruleName,
          ...violatingResources.map(one => one.constructPath),
        ]),
    ).toEqual([]);
});
