import { expect, test } from 'vitest';
import { traceActions } from '../../lib/cloud/entry-function.ts';
import { readSources } from '../support/source/source-tree.ts';
import { actionsOf, everyStatement, statementsOf } from './policies.ts';
import { ofType, synthesise } from './synthesise.ts';

const { main } = synthesise();

const itemReadActions = ['BatchGetItem', 'ConditionCheckItem', 'GetItem', 'Query'].map(
  name => `dynamodb:${name}`,
);
const itemWriteActions = ['DeleteItem', 'PutItem', 'UpdateItem'].map(name => `dynamodb:${name}`);
const streamReadActions = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
  name => `dynamodb:${name}`,
);
const tableKeyActions = [
  'kms:Decrypt',
  'kms:DescribeKey',
  'kms:Encrypt',
  'kms:GenerateDataKey',
  'kms:GenerateDataKeyWithoutPlaintext',
  'kms:ReEncryptFrom',
  'kms:ReEncryptTo',
];
const assumeRoleActions = ['sts:AssumeRole', 'sts:TagSession'];
const fileActions = [
  's3:DeleteObject',
  's3:DeleteObjectTagging',
  's3:GetObject',
  's3:PutObject',
  's3:PutObjectTagging',
];
const logs = ['logs:CreateLogStream', 'logs:PutLogEvents', ...traceActions];

/** All allowed actions of each role. Table policies limit these actions to certain keys. */
const allowedActions: Record<string, string[]> = {
  'What the Lambda api may do': [
    'dynamodb:BatchGetItem',
    'dynamodb:GetItem',
    ...tableKeyActions,
    ...assumeRoleActions,
    ...logs,
    'lambda:InvokeFunction',
  ],
  'What the Lambda account may do': [
    ...itemReadActions,
    ...itemWriteActions,
    ...tableKeyActions,
    ...fileActions,
    ...logs,
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
    'lambda:InvokeFunction',
  ],
  'What the Lambda events may do': [
    ...itemReadActions,
    ...itemWriteActions,
    ...streamReadActions,
    ...tableKeyActions,
    ...assumeRoleActions,
    ...logs,
    's3:DeleteObjectTagging',
    's3:ListBucket',
    's3:PutObject',
    's3:PutObjectTagging',
    'sqs:SendMessage',
  ],
  'What the Lambda jobs may do': [
    'cognito-idp:AdminDeleteUser',
    'cognito-idp:AdminUserGlobalSignOut',
    'cognito-idp:ListUsersInGroup',
    ...itemReadActions,
    ...itemWriteActions,
    ...tableKeyActions,
    ...assumeRoleActions,
    ...logs,
    's3:DeleteObject',
    's3:DeleteObjectVersion',
    's3:ListBucketVersions',
    's3:PutObjectTagging',
    'sqs:ChangeMessageVisibility',
    'sqs:DeleteMessage',
    'sqs:GetQueueAttributes',
    'sqs:ReceiveMessage',
    'sqs:SendMessage',
  ],
  'What the Lambda pdf may do': [
    'dynamodb:BatchGetItem',
    'dynamodb:GetItem',
    'dynamodb:PutItem',
    'dynamodb:UpdateItem',
    ...tableKeyActions,
    ...assumeRoleActions,
    ...logs,
  ],
  'What the Lambda public may do': [
    'dynamodb:BatchGetItem',
    'dynamodb:PutItem',
    'dynamodb:Query',
    'dynamodb:UpdateItem',
    ...tableKeyActions,
    ...logs,
    's3:GetObject',
  ],
  'What the Lambda mail may do': [
    'dynamodb:BatchGetItem',
    'dynamodb:PutItem',
    'dynamodb:UpdateItem',
    ...tableKeyActions,
    ...assumeRoleActions,
    ...logs,
    'ses:GetAccount',
    'ses:SendEmail',
    'ses:SendRawEmail',
    'sqs:ChangeMessageVisibility',
    'sqs:DeleteMessage',
    'sqs:GetQueueAttributes',
    'sqs:ReceiveMessage',
    'sqs:SendMessage',
  ],
  'What the Lambda webhooks may do': [
    'dynamodb:BatchGetItem',
    'dynamodb:PutItem',
    'dynamodb:UpdateItem',
    ...tableKeyActions,
    ...logs,
    'sqs:ChangeMessageVisibility',
    'sqs:DeleteMessage',
    'sqs:GetQueueAttributes',
    'sqs:ReceiveMessage',
    'sqs:SendMessage',
  ],
  'What the Lambda archive may do': [
    ...streamReadActions,
    ...logs,
    'kms:Decrypt',
    'kms:GenerateDataKey',
    's3:ListBucket',
    's3:PutObject',
  ],
  'What the Lambda provision may do': [
    'dynamodb:BatchGetItem',
    'dynamodb:DeleteItem',
    'dynamodb:PutItem',
    'dynamodb:Query',
    'dynamodb:UpdateItem',
    ...tableKeyActions,
    ...logs,
    'cognito-idp:AdminAddUserToGroup',
    'cognito-idp:AdminCreateUser',
    'cognito-idp:AdminGetUser',
    'cognito-idp:AdminListGroupsForUser',
  ],
  'What the Lambda cognito may do': [
    ...logs,
    ...tableKeyActions,
    'cognito-idp:DescribeUserPoolClient',
    'dynamodb:BatchGetItem',
    'dynamodb:PutItem',
    'dynamodb:Query',
    'dynamodb:UpdateItem',
  ],
  'What the Lambda sanitize may do': logs,
  'What is allowed inside one organisation': [
    ...itemReadActions,
    ...itemWriteActions,
    ...tableKeyActions,
    ...fileActions,
  ],
  'What the runbook of departures may do': ['lambda:InvokeFunction', 'ssm:GetAutomationExecution'],
  'What the runbook of organisations may do': ['lambda:InvokeFunction', 'ssm:GetAutomationExecution'],
  'What the runbook of superadmins may do': ['lambda:InvokeFunction', 'ssm:GetAutomationExecution'],
  'What an operator needs for the forms of organisations and superadmins': [
    'iam:PassRole',
    'ssm:DescribeAutomationExecutions',
    'ssm:DescribeAutomationStepExecutions',
    'ssm:DescribeDocument',
    'ssm:GetAutomationExecution',
    'ssm:GetDocument',
    'ssm:ListDocumentVersions',
    'ssm:ListDocuments',
    'ssm:StartAutomationExecution',
  ],
};

test.each(Object.entries(allowedActions))(
  'the policy “%s” allows exactly the listed actions',
  (description, actions) => {
    const allowed = statementsOf(main, description).filter(({ Effect }) => Effect === 'Allow');
    expect([...new Set(allowed.flatMap(actionsOf))].sort()).toEqual(actions.toSorted());
  },
);

test('every allowed Cognito admin action is used by a Lambda’s code', () => {
  const source = readSources()
    .filter(({ path }) => path.startsWith('functions/'))
    .map(({ text }) => text)
    .join('\n');
  const allowed = new Set(everyStatement(main).flatMap(actionsOf));
  const ofPeople = [...allowed].filter(action => action.startsWith('cognito-idp:'));
  expect(ofPeople.length).toBeGreaterThan(0);
  const unused = ofPeople.filter(action => !source.includes(`new ${action.split(':')[1]}Command(`));
  expect(unused).toEqual([]);
});

test('every IAM policy of the product is in this test’s list', () => {
  const described = ofType(main, 'AWS::IAM::ManagedPolicy').map(
    ([, { Properties }]) => Properties.Description,
  );
  expect(described.toSorted()).toEqual(Object.keys(allowedActions).toSorted());
});

test('every role that may change children’s records is explicitly denied changes and deletions of journal entries', () => {
  /**
   * Roles that cannot change children's records: `mail` changes the status of sent emails, `pdf` and `public`
   * change counts of requests, `cognito` changes sign-in sessions, and `webhooks` changes the deliveries of
   * webhooks.
   */
  const reachNoRecords = ['mail', 'pdf', 'cognito', 'public', 'webhooks'].map(
    name => `What the Lambda ${name} may do`,
  );
  const changing = Object.keys(allowedActions).filter(
    description =>
      !reachNoRecords.includes(description) && allowedActions[description]?.includes('dynamodb:UpdateItem'),
  );
  for (const description of changing) {
    const denied = statementsOf(main, description).filter(({ Effect }) => Effect === 'Deny');
    expect([description, denied.flatMap(actionsOf).toSorted()]).toEqual([
      description,
      ['dynamodb:DeleteItem', 'dynamodb:UpdateItem'],
    ]);
  }
});

test('only the Lambda with which CDK uploads files has wildcard actions', () => {
  const patterns = everyStatement(main)
    .flatMap(actionsOf)
    .filter(action => action.includes('*'));
  expect(
    patterns.filter(action => !/^s3:(GetBucket|GetObject|List|Abort|DeleteObject)\*$/.test(action)),
  ).toEqual([]);
});
