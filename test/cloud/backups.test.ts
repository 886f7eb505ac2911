import { expect, test } from 'vitest';
import { everyStatement } from './policies.ts';
import { asList, asText, ofType, onlyOf, synthesise, synthesiseWith } from './synthesise.ts';

const { main } = synthesise();
const strict = synthesiseWith({ locks: 'compliance' }).main;

test('the table is backed up monthly to a locked vault, and each backup is kept for 400 days, in cold storage after the first week', () => {
  const { BackupPlan } = onlyOf(main, 'AWS::Backup::BackupPlan') as {
    BackupPlan: {
      BackupPlanRule: { Lifecycle: { MoveToColdStorageAfterDays: number; DeleteAfterDays: number } }[];
    };
  };
  const [rule, ...more] = BackupPlan.BackupPlanRule;
  expect(more).toEqual([]);
  expect(rule?.Lifecycle).toEqual({ MoveToColdStorageAfterDays: 7, DeleteAfterDays: 400 });
  const { BackupSelection } = onlyOf(main, 'AWS::Backup::BackupSelection') as {
    BackupSelection: { Resources: unknown[] };
  };
  const [table] = ofType(main, 'AWS::DynamoDB::GlobalTable')[0] ?? [];
  expect(BackupSelection.Resources.map(asText)).toEqual([`<${table}.Arn>`]);
});

test('no backup can be deleted within a week; in compliance mode, after three days nobody can change this rule', () => {
  const lock = { MinRetentionDays: 7, MaxRetentionDays: 400 };
  expect(onlyOf(main, 'AWS::Backup::BackupVault').LockConfiguration).toEqual(lock);
  expect(onlyOf(strict, 'AWS::Backup::BackupVault').LockConfiguration).toEqual({
    ...lock,
    ChangeableForDays: 3,
  });
});

const journal = (template: typeof main) =>
  ofType(template, 'AWS::S3::Bucket').find(([id]) => id.startsWith('JournalCopy')) ?? [];

test.each([
  ['GOVERNANCE', main],
  ['COMPLIANCE', strict],
])(
  'the archived journal cannot be deleted for seven years if the stage uses lock mode %s',
  (Mode, template) => {
    const [, bucket] = journal(template);
    expect(bucket?.Properties).toMatchObject({
      ObjectLockEnabled: true,
      ObjectLockConfiguration: { Rule: { DefaultRetention: { Days: 7 * 365, Mode } } },
    });
  },
);

test('our Lambdas may only add to the journal archive and cannot bypass its lock', () => {
  const [id] = journal(main);
  const onCopy = everyStatement(main).filter(({ Resource }) => JSON.stringify(Resource).includes(`"${id}"`));
  expect(onCopy.flatMap(({ Action }) => asList(Action))).toEqual(['s3:PutObject']);
  expect(everyStatement(main).flatMap(({ Action }) => asList(Action))).not.toContain(
    's3:BypassGovernanceRetention',
  );
});
