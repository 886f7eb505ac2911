import { expect, test } from 'vitest';
import { traceActions } from '../../lib/cloud/entry-function.ts';
import { type IamRoleName, tablePolicies } from '../../lib/cloud/table-policies.ts';
import { actionsOf, everyStatement, type Statement, statementsOf } from './policies.ts';
import { asList, asText, ofType, synthesise } from './synthesise.ts';

const { main } = synthesise();

const policyOf: Record<IamRoleName, string> = {
  organization: 'What is allowed inside one organisation',
  api: 'What the Lambda api may do',
  account: 'What the Lambda account may do',
  events: 'What the Lambda events may do',
  jobs: 'What the Lambda jobs may do',
  mail: 'What the Lambda mail may do',
  webhooks: 'What the Lambda webhooks may do',
  pdf: 'What the Lambda pdf may do',
  public: 'What the Lambda public may do',
  provision: 'What the Lambda provision may do',
  cognito: 'What the Lambda cognito may do',
};

const isAboutItems = (statement: Statement) =>
  actionsOf(statement).some(action => action.startsWith('dynamodb:')) &&
  !actionsOf(statement).some(action => ['dynamodb:GetRecords', 'dynamodb:ListStreams'].includes(action));

test.each(Object.entries(policyOf) as [IamRoleName, string][])(
  'the role %s may access exactly the items that its table policy names',
  (role, description) => {
    const deployed = statementsOf(main, description)
      .filter(isAboutItems)
      .map(({ Sid, Effect, Action, Condition }) => ({ Sid, Effect, Action: asList(Action), Condition }));
    const declared = tablePolicies[role].map(statement => ({
      ...statement,
      Action: statement.Action.toSorted(),
      Condition: unwrapSingles(statement.Condition),
    }));
    expect(
      deployed.map(statement => ({ ...statement, Condition: unwrapSingles(statement.Condition) })),
    ).toEqual(declared);
  },
);

test('every policy names the table and its indexes as resources', () => {
  const [table] = ofType(main, 'AWS::DynamoDB::GlobalTable')[0] ?? [];
  const resources = everyStatement(main)
    .filter(isAboutItems)
    .map(({ Resource }) => asList(Resource).map(asText));
  expect(resources.length).toBeGreaterThan(0);
  for (const named of resources) {
    expect(named).toEqual([`<${table}.Arn>`, `<${table}.Arn>/index/*`]);
  }
});

test('no IAM role may scan the table or query it with PartiQL', () => {
  const actions = everyStatement(main).flatMap(actionsOf);
  expect(actions.filter(action => /scan|partiql/i.test(action))).toEqual([]);
  expect(actions.filter(action => action === '*' || action === 'dynamodb:*')).toEqual([]);
});

test('no policy has * as a resource, except for actions without resource-level permissions', () => {
  const withoutResource = [
    'dynamodb:ListStreams',
    'ses:GetAccount',
    'ssm:DescribeAutomationExecutions',
    'ssm:ListDocuments',
    ...traceActions,
  ];
  const open = everyStatement(main).filter(
    ({ Effect, Resource, Action }) =>
      Effect === 'Allow' &&
      asList(Resource).includes('*') &&
      !asList(Action).every(action => withoutResource.includes(action)),
  );
  expect(open).toEqual([]);
});

test('only the Lambdas api, events, jobs, mail and pdf may assume the organisation role, and only with the tag org', () => {
  const trusts = ofType(main, 'AWS::IAM::Role').map(
    ([id, { Properties }]) =>
      [id, Properties.AssumeRolePolicyDocument] as [string, { Statement: Statement[] }],
  );
  const tagged = trusts.filter(
    ([
      ,
      {
        Statement: [first],
      },
    ]) => first && actionsOf(first).includes('sts:TagSession'),
  );
  expect(tagged).toHaveLength(1);
  const [, trust] = tagged[0] ?? [];
  const onlyTagOrg = {
    StringLike: { 'aws:RequestTag/org': '?*' },
    'ForAllValues:StringEquals': { 'aws:TagKeys': ['org'] },
  };
  expect(trust?.Statement).toMatchObject([
    { Action: ['sts:AssumeRole', 'sts:TagSession'], Condition: onlyTagOrg },
  ]);
  const assuming = Object.values(policyOf).filter(description =>
    statementsOf(main, description).some(statement => actionsOf(statement).includes('sts:AssumeRole')),
  );
  expect(assuming).toEqual([policyOf.api, policyOf.events, policyOf.jobs, policyOf.mail, policyOf.pdf]);
});

test('only the Lambdas account and provision may add people to Cognito, only account may set passwords, and only provision may make superadmins', () => {
  const cognito = (role: IamRoleName) =>
    statementsOf(main, policyOf[role])
      .flatMap(actionsOf)
      .filter(action => action.startsWith('cognito-idp:'));
  expect(cognito('provision')).toEqual([
    'cognito-idp:AdminAddUserToGroup',
    'cognito-idp:AdminCreateUser',
    'cognito-idp:AdminGetUser',
    'cognito-idp:AdminListGroupsForUser',
  ]);
  expect(cognito('cognito')).toEqual(['cognito-idp:DescribeUserPoolClient']);
  expect(cognito('account')).toContain('cognito-idp:AdminInitiateAuth');
  expect(cognito('account')).not.toContain('cognito-idp:AdminAddUserToGroup');
  expect([...cognito('api'), ...cognito('events'), ...cognito('organization')]).toEqual([]);
  const setting = everyStatement(main).filter(one =>
    actionsOf(one).includes('cognito-idp:AdminSetUserPassword'),
  );
  expect(setting).toHaveLength(1);
  expect(cognito('account')).toContain('cognito-idp:AdminSetUserPassword');
});

/** Replaces each list of one item by the item, because CDK may write either. */
function unwrapSingles(condition: Statement['Condition']): unknown {
  return JSON.parse(JSON.stringify(condition), (_, value) =>
    Array.isArray(value) && value.length === 1 ? value[0] : value,
  );
}
