import { type CfnElement, Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Data } from './data.ts';
import { filePolicies } from './file-policies.ts';
import { objectWildcardFinding } from './nag-suppressions.ts';
import { type IamRoleName, tablePolicies } from './table-policies.ts';

/** The table and its indexes: a pattern, as an ARN for each would fill a policy. */
const tableArns = ({ table }: Data): string[] => [table.tableArn, `${table.tableArn}/index/*`];

/** Why a role names all indexes at once. */
export function indexSuppressions({ table }: Data): Record<string, string> {
  const logicalId = Stack.of(table).getLogicalId(table.node.defaultChild as CfnElement);
  return {
    [`AwsSolutions-IAM5[Resource::<${logicalId}.Arn>/index/*]`]:
      'They are indexes of the one table, whose keys the same condition holds.',
  };
}

/** A role's table policy as statements, with the use of the table's key through DynamoDB. */
export function tableStatements(role: IamRoleName, data: Data, region: string): PolicyStatement[] {
  const statements = tablePolicies[role].map(
    ({ Sid, Effect: effect, Action, Condition }) =>
      new PolicyStatement({
        sid: Sid,
        effect: effect === 'Allow' ? Effect.ALLOW : Effect.DENY,
        actions: Action,
        conditions: Condition,
        resources: tableArns(data),
      }),
  );
  const tableKey = new PolicyStatement({
    actions: [
      'kms:Decrypt',
      'kms:DescribeKey',
      'kms:Encrypt',
      'kms:GenerateDataKey',
      'kms:GenerateDataKeyWithoutPlaintext',
      'kms:ReEncryptFrom',
      'kms:ReEncryptTo',
    ],
    resources: [data.key.keyArn],
    conditions: { StringEquals: { 'kms:ViaService': `dynamodb.${region}.amazonaws.com` } },
  });
  return [...statements, tableKey];
}

/** Calls on the user pool that `account` administers people with. */
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

/** By which the pool's trigger tells the server's app client from the others. It reads settings alone. */
export const describeAppClients = () =>
  new PolicyStatement({
    actions: ['cognito-idp:DescribeUserPoolClient'],
    resources: ['arn:aws:cognito-idp:*:*:userpool/*'],
  });

/** Calls on the user pool that `provision` makes the first people with. */
export const provisionCognitoActions = [
  'cognito-idp:AdminAddUserToGroup',
  'cognito-idp:AdminCreateUser',
  'cognito-idp:AdminGetUser',
  'cognito-idp:AdminListGroupsForUser',
];

/** A role's file policy as statements, with the use of the bucket's key through S3. */
export function fileStatements(role: IamRoleName, { files, key }: Data, region: string): PolicyStatement[] {
  const statements = (filePolicies[role] ?? []).map(
    ({ Sid, Action, keys }) =>
      new PolicyStatement({
        sid: Sid,
        actions: Action,
        ...(Action.every(isOfBucket)
          ? { resources: [files.bucketArn], conditions: { StringLike: { 's3:prefix': keys } } }
          : { resources: keys.map(name => files.arnForObjects(name)) }),
      }),
  );
  const filesKey = new PolicyStatement({
    actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
    resources: [key.keyArn],
    conditions: { StringEquals: { 'kms:ViaService': `s3.${region}.amazonaws.com` } },
  });
  return [...statements, filesKey];
}

/** Listing is a right to the bucket, narrowed to prefixes. */
const isOfBucket = (action: string) => action === 's3:ListBucketVersions';

/** Why a role names objects by pattern, for each of its patterns. */
export function fileStatementSuppressions(role: IamRoleName, { files }: Data): Record<string, string> {
  const patterns = (filePolicies[role] ?? []).flatMap(({ keys }) => keys);
  return Object.fromEntries(
    patterns.map(pattern => [
      objectWildcardFinding(files, pattern),
      'Files are named by their ids, below the prefix of who they belong to.',
    ]),
  );
}

/**
 * Cognito calls by which `jobs` signs out removed members, deletes accounts and finds
 * the superadmins.
 */
export const jobsCognitoActions = [
  'cognito-idp:AdminDeleteUser',
  'cognito-idp:AdminUserGlobalSignOut',
  'cognito-idp:ListUsersInGroup',
];
