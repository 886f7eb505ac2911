import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { isFileOfRegion } from '../../shared/core/place-of.ts';
import { policiesByTable } from './cells/policies-by-table.ts';
import { otherTables, ownTable, type Tables } from './cells/tables-of.ts';
import type { Data } from './data.ts';
import { filePolicies } from './file-policies.ts';
import { objectWildcardFinding } from './nag-suppressions.ts';
import type { IamRoleName } from './table-policies.ts';

export const tableStatements = (role: IamRoleName, data: Data, region: string): PolicyStatement[] =>
  statementsOn(role, ownTable(data), region);

/** IAM statements that give a role access to other cells' tables, a list for each kind of table. */
export const otherTableStatements = (role: IamRoleName, data: Data, region: string): PolicyStatement[][] =>
  otherTables(data)
    .map(tables => statementsOn(role, tables, region))
    .filter(statements => statements.length > 0);

function statementsOn(role: IamRoleName, tables: Tables, region: string): PolicyStatement[] {
  const policy = policiesByTable(role, tables.sort);
  if (policy.length === 0) return [];
  const statements = policy.map(
    ({ Sid, Effect: effect, Action, Condition }) =>
      new PolicyStatement({
        sid: Sid,
        effect: effect === 'Allow' ? Effect.ALLOW : Effect.DENY,
        actions: Action,
        conditions: Condition,
        resources: tables.arns,
      }),
  );
  const tableKeys = new PolicyStatement({
    actions: [
      'kms:Decrypt',
      'kms:DescribeKey',
      'kms:Encrypt',
      'kms:GenerateDataKey',
      'kms:GenerateDataKeyWithoutPlaintext',
      'kms:ReEncryptFrom',
      'kms:ReEncryptTo',
    ],
    resources: tables.keyArns,
    conditions: { StringEquals: { 'kms:ViaService': `dynamodb.${region}.amazonaws.com` } },
  });
  return [...statements, tableKeys];
}

export const accountCognitoActions = [
  'cognito-idp:AdminCreateUser',
  'cognito-idp:AdminGetUser',
  'cognito-idp:AdminInitiateAuth',
  'cognito-idp:AdminListGroupsForUser',
  'cognito-idp:AdminRespondToAuthChallenge',
  'cognito-idp:AdminSetUserMFAPreference',
  'cognito-idp:AdminSetUserPassword',
  'cognito-idp:AdminUpdateUserAttributes',
  'cognito-idp:AdminUserGlobalSignOut',
  'cognito-idp:DescribeUserPoolClient',
];

/**
 * Allows the user pool's trigger to find the server's app client. This permission allows only reading the
 * settings of clients.
 */
export const describeAppClients = () =>
  new PolicyStatement({
    actions: ['cognito-idp:DescribeUserPoolClient'],
    resources: ['arn:aws:cognito-idp:*:*:userpool/*'],
  });

export const provisionCognitoActions = [
  'cognito-idp:AdminAddUserToGroup',
  'cognito-idp:AdminCreateUser',
  'cognito-idp:AdminGetUser',
  'cognito-idp:AdminListGroupsForUser',
];

export function fileStatements(role: IamRoleName, data: Data, region: string): PolicyStatement[] {
  const { files, key, neighbours } = data;
  const statements = (filePolicies[role] ?? []).map(
    ({ Sid, Action, keys }) =>
      new PolicyStatement({
        sid: Sid,
        actions: Action,
        ...(Action.every(isOfBucket)
          ? { resources: [files.bucketArn], conditions: { StringLike: { 's3:prefix': keys } } }
          : { resources: keys.map(name => `${bucketArnFor(name, data)}/${name}`) }),
      }),
  );
  const filesKey = new PolicyStatement({
    actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
    resources: [key.keyArn, ...(neighbours.first ? [neighbours.first.value('keyArn')] : [])],
    conditions: { StringEquals: { 'kms:ViaService': `s3.${region}.amazonaws.com` } },
  });
  return [...statements, filesKey];
}

/**
 * Whether an action applies to the bucket itself, not to objects. Only listing versions is such an action.
 */
const isOfBucket = (action: string) => action === 's3:ListBucketVersions';

/**
 * ARN of the bucket that contains a file. Files of people and of the library are in the region's first cell.
 */
const bucketArnFor = (name: string, { files, neighbours: { first } }: Data): string =>
  first && isFileOfRegion(name) ? `arn:aws:s3:::${first.value('filesBucket')}` : files.bucketArn;

/** Reasons for suppressing cdk-nag findings about patterns of object keys in a policy, by pattern. */
export function fileStatementSuppressions(
  role: IamRoleName,
  { files, neighbours }: Data,
): Record<string, string> {
  const { first } = neighbours;
  const patterns = (filePolicies[role] ?? []).flatMap(({ keys }) => keys);
  return Object.fromEntries(
    patterns.map(pattern => [
      first && isFileOfRegion(pattern)
        ? `AwsSolutions-IAM5[Resource::arn:aws:s3:::<${first.logicalId('filesBucket')}>/${pattern.replaceAll('${', '<').replaceAll('}', '>')}]`
        : objectWildcardFinding(files, pattern),
      'Files are named by their ids, below the prefix of who they belong to.',
    ]),
  );
}

/**
 * Cognito actions with which `jobs` signs out removed members, deletes accounts and finds the platform
 * administrators.
 */
export const jobsCognitoActions = [
  'cognito-idp:AdminDeleteUser',
  'cognito-idp:AdminUserGlobalSignOut',
  'cognito-idp:ListUsersInGroup',
];
