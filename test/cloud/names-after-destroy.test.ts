import { expect, test } from 'vitest';
import { resolvedText } from './resolved-text.ts';
import { type Resource, synthesise } from './synthesise.ts';

const { main, edge, siteLogs } = synthesise();

/** Template properties that give a resource a fixed name. */
const names = ['BucketName', 'BackupVaultName', 'LogGroupName', 'TableName', 'UserPoolName', 'QueueName'];

const staysBehind = ({ DeletionPolicy }: Resource) =>
  DeletionPolicy === 'Retain' || DeletionPolicy === 'RetainExceptOnCreate';

test('resources that remain after their stack is deleted have a generated name or a name with the stack’s suffix', () => {
  const named = [main, edge, siteLogs].flatMap(({ Resources }) =>
    Object.values(Resources)
      .filter(staysBehind)
      .flatMap(({ Properties = {} }) => names.flatMap(name => Properties[name] ?? [])),
  );
  expect(named.length).toBeGreaterThanOrEqual(4);
  for (const name of named) expect(resolvedText(name)).toContain('-0a1b2c3d');
});

test('names with the stack’s suffix are within AWS’s length limits', () => {
  for (const { Properties = {} } of Object.values(main.Resources)) {
    if (Properties.BucketName) expect(resolvedText(Properties.BucketName).length - 2).toBeLessThan(64);
    if (Properties.BackupVaultName)
      expect(resolvedText(Properties.BackupVaultName)).toMatch(/^"[\w-]{2,50}"$/);
  }
});

test('a rollback of the first deployment keeps deletion-protected resources, because deleting them would fail', () => {
  const guarded = Object.values(main.Resources).filter(({ Type }) =>
    ['AWS::DynamoDB::GlobalTable', 'AWS::Cognito::UserPool'].includes(Type),
  );
  expect(guarded.map(({ DeletionPolicy }) => DeletionPolicy)).toEqual(['Retain', 'Retain']);
});
