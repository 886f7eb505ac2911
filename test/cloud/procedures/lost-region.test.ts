import { readFileSync } from 'node:fs';
import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterEach, expect, test } from 'vitest';
import { startCognito } from '../../../lib/local/cognito/start-cognito.ts';
import { createTable, dummyCredentials } from '../../../lib/local/dynamodb/create-table.ts';
import { startDynoxide } from '../../../lib/local/dynamodb/start-dynoxide.ts';
import { toExportLine } from '../../../lib/restore/export-lines.ts';
import { importLines } from '../../../lib/restore/import-export.ts';
import { organizationOf } from '../../../lib/restore/organization-items.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { openClinic } from '../../support/clinic.ts';
import { organizationItems } from '../../support/integrity.ts';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';
import { synthesiseWith } from '../synthesise.ts';
import type { Operations } from './account.ts';
import { accountOperations, newState } from './account-operations.ts';
import { type CodeBlock, commandsOf } from './code-blocks.ts';
import { openShell } from './shell.ts';
import { type TableSettings, tableOperations } from './table-operations.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const region = 'ap-southeast-2';
const lostRegion = 'ap-southeast-1';
const table = 'lumitree-again-20261120';
const copies = 'lumitree-test-copies-files';

/**
 * Creates a second region with everything that remains when a stage loses its own region: the monthly and
 * weekly backups, and the files.
 */
async function openSecondRegion() {
  const clinic = await openClinic();
  await makeCase(clinic.admin);
  const items = await organizationItems(clinic.slug);
  const dynoxide = await startDynoxide(undefined);
  const cognito = await startCognito({ database: ':memory:', takesNames: true, deliver: async () => {} });
  const settings = new Map<string, TableSettings>();
  const dynamodb = new DynamoDBClient({
    ...{ endpoint: dynoxide.endpoint, region, credentials: dummyCredentials },
  });
  cleanups.push(dynoxide.close, cognito.close, () => dynamodb.destroy());
  const state = newState();
  state.variables = { FILES_BUCKET: 'again-files' };
  state.objects.set(`s3://${copies}/organizations/${clinic.slug}/logo`, 'picture');
  const stacks: Record<string, Record<string, string>> = {
    'lumitree-again': { UserPoolId: cognito.userPoolId },
    'lumitree-test-copies': { FilesArn: `arn:aws:s3:::${copies}` },
  };
  const operations: Operations = {
    ...accountOperations(state, () => Promise.reject(new Error('nothing is invoked'))),
    ...tableOperations(dynoxide.endpoint, settings),
    'lambda list-functions': {
      options: [],
      run: () => ({
        Functions: [
          {
            FunctionName: 'lumitree-again-FunctionseventsLambda',
            Environment: { Variables: state.variables },
          },
        ],
      }),
    },
    'sts get-caller-identity': { options: [], run: () => ({ Account: '111122223333' }) },
    'backup list-backup-vaults': {
      options: [],
      run: () => ({ BackupVaultList: [{ BackupVaultName: 'lumitree-test-copies-1a2b3c4d' }] }),
    },
    'backup list-recovery-points-by-backup-vault': {
      options: ['backup-vault-name', 'by-resource-type'],
      run: () => ({
        RecoveryPoints: [
          { RecoveryPointArn: 'arn:of:november', CreationDate: '2026-11-01' },
          { RecoveryPointArn: 'arn:of:sunday', CreationDate: '2026-11-15' },
          { RecoveryPointArn: 'arn:of:sunday-before', CreationDate: '2026-11-08' },
        ],
      }),
    },
    'backup start-restore-job': {
      options: ['recovery-point-arn', 'iam-role-arn', 'resource-type', 'metadata'],
      run: async options => {
        expect(options['recovery-point-arn']).toBe('arn:of:sunday');
        expect(options.metadata).toBe(`targetTableName=${table},encryptionType=Default`);
        await createTable(dynoxide.endpoint, region, table);
        settings.set(table, {});
        await importLines(
          dynamodb,
          table,
          items.map(item => toExportLine(marshall(item))),
        );
        return { RestoreJobId: 'job' };
      },
    },
    'backup describe-restore-job': {
      options: ['restore-job-id'],
      run: () => ({ Status: 'COMPLETED' }),
    },
    'cloudformation describe-stacks': {
      options: ['stack-name'],
      run: options => {
        const outputs = stacks[String(options['stack-name'])];
        if (!outputs) throw new Error('ValidationError: no such stack');
        const Outputs = Object.entries(outputs).map(([OutputKey, OutputValue]) => ({
          OutputKey,
          OutputValue,
        }));
        return { Stacks: [{ Outputs }] };
      },
    },
  };
  return { clinic, items, dynoxide, cognito, settings, state, operations };
}

/**
 * The commands of the docs' section about a lost region, in order. Steps of other sections to which that
 * section refers are included.
 */
function commands(): string {
  const blocks = commandsOf('restore');
  const under = (heading: string) => blocks.filter(block => block.heading === heading);
  const [restore, people, files] = under('A lost region') as [CodeBlock, CodeBlock, CodeBlock];
  const [, settings] = under('2. Restore into a new table') as [CodeBlock, CodeBlock];
  const [, repair] = under('3. Check') as [CodeBlock, CodeBlock];
  return [restore, settings, repair, people, files].map(({ text }) => text).join('\n');
}

testInTurn(
  'the documented commands rebuild a lost region without any request to that region',
  {
    timeout: 240_000,
  },
  async () => {
    const { clinic, items, dynoxide, cognito, settings, state, operations } = await openSecondRegion();
    const environment = {
      AWS_REGION: lostRegion,
      AWS_ENDPOINT_URL_DYNAMODB: dynoxide.endpoint,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.endpoint,
      ...{ AWS_ACCESS_KEY_ID: 'operator', AWS_SECRET_ACCESS_KEY: 'operator' },
    };
    const shell = await openShell(operations, environment, [lostRegion]);
    cleanups.push(shell.close);
    const { code, out, errors } = await shell.run(
      commands().replaceAll('lumitree-production', 'lumitree-test'),
    );
    expect(errors).toBe('');
    expect(code).toBe(0);
    expect(settings.get(table)).toMatchObject({ DeletionProtectionEnabled: true });
    expect(state.objects.get(`s3://again-files/organizations/${clinic.slug}/logo`)).toBe('picture');
    const people = items.filter(({ sk }) => sk === 'PERSON');
    expect(people.length).toBeGreaterThan(0);
    expect(out).toContain(`${people.length} people of ${table} are in ${cognito.userPoolId}`);
    const client = new CognitoIdentityProviderClient({
      ...{ endpoint: cognito.endpoint, region, credentials: dummyCredentials },
    });
    cleanups.push(() => client.destroy());
    const { Users = [] } = await client.send(new ListUsersCommand({ UserPoolId: cognito.userPoolId }));
    expect(Users.map(({ Username }) => Username).sort()).toEqual(people.map(({ id }) => id).sort());
    expect(items.some(item => organizationOf(item) === clinic.slug)).toBe(true);
  },
);

test('in a rebuilt region, users have ids as user names, as the Lambdas that create users expect', () => {
  const again = synthesiseWith({ peopleAgain: true }).main.Resources;
  const [pool] = Object.values(again).filter(({ Type }) => Type === 'AWS::Cognito::UserPool');
  expect(pool?.Properties.AliasAttributes).toEqual(['email']);
  expect(pool?.Properties.UsernameAttributes).toBeUndefined();
  const making = Object.entries(again).filter(([, { Properties }]) =>
    JSON.stringify(Properties ?? {}).includes('"NAMES_ARE_IDS":"true"'),
  );
  expect(making.map(([id]) => /^Functions(account|jobs|provision)Lambda/.exec(id)?.[1]).sort()).toEqual([
    'account',
    'jobs',
    'provision',
  ]);
  expect(readFileSync(new URL('../../../docs/restore.md', import.meta.url), 'utf8')).toContain(
    '`peopleAgain`',
  );
});
